import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** Why someone leaves, as a word for payroll. Nothing is computed from it. */
export const departureReasons = [
  'resignation',
  'end-of-contract',
  'dismissal',
  'mutual-agreement',
  'retirement',
  'other',
] as const;

export type DepartureReason = (typeof departureReasons)[number];

/** X4: access ends with the last day, on the organisation's own calendar. */
export function hasLeft(
  { leavesOn }: { readonly leavesOn: PlainDate | null },
  at: Date,
  timeZone: string,
): boolean {
  return leavesOn !== null && dayOfInstant(at.getTime(), timeZone) > leavesOn;
}
