import type { z } from 'zod';
import type { closedMonthsSchema } from '#contract/closed-months.ts';
import type { coverageCheckSchema } from '#contract/coverage-views.ts';
import type {
  balanceChangeSchema,
  calendarAbsenceSchema,
  conflictSchema,
  leaveRequestSchema,
  moreConflictsSchema,
  previewSchema,
  proofDaySchema,
  recreditSchema,
  summarySchema,
} from '#contract/leave-request-views.ts';

export type LeaveRequest = z.output<typeof leaveRequestSchema>;
/** As much of somebody's leave as the reader may know. */
export type CalendarAbsence = z.output<typeof calendarAbsenceSchema>;
export type ShownProofDay = z.output<typeof proofDaySchema>;
export type ShownBalanceChange = z.output<typeof balanceChangeSchema>;
export type ShownRecredit = z.output<typeof recreditSchema>;
export type Warning = z.output<typeof previewSchema>['warnings'][number];
export type Conflict = z.output<typeof conflictSchema>;
export type MoreConflicts = z.output<typeof moreConflictsSchema>;
export type ClosedMonths = z.output<typeof closedMonthsSchema>;
export type CoverageCheck = z.output<typeof coverageCheckSchema>;
export type MySummary = z.output<typeof summarySchema>['mine'];
export type OrganizationSummary = NonNullable<z.output<typeof summarySchema>['organization']>;

/** From a half-day to a half-day, both included. */
export type Period = Pick<LeaveRequest, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;

export function requestPath(id: string): string {
  return `/requests/${id}`;
}
