import { leaveRange } from '#domain/calendar/leave-range.ts';
import { type PlainDate, plainDate, type Weekday } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { countLeave, type LeaveCount } from '#domain/counting/count-leave.ts';
import { weekOfDays, workingPattern } from '#domain/counting/working-pattern.ts';
import type { BuiltInType } from '#domain/leave-types/leave-type.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';

export const demoTypes = ['paid_leave', 'sick_leave', 'personal_leave', 'other'] as const;
export type DemoType = (typeof demoTypes)[number];

/** The application's own type that a type of the demonstration is drawn as. */
export const drawnAs = {
  paid_leave: 'vacation',
  sick_leave: 'sick',
  personal_leave: 'personal',
  other: 'other',
} as const satisfies Record<DemoType, BuiltInType>;

export type DemoStatus = 'pending' | 'approved' | 'rejected';

export interface DemoRequest {
  readonly id: number;
  readonly employee: string;
  readonly type: DemoType;
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
  readonly days: number;
  readonly status: DemoStatus;
  readonly note: string;
  readonly comments: readonly string[];
}

export const EMPLOYEE = 'Manon Roy';
export const FIRST_NAME = 'Manon';
export const MANAGER = 'Karim Benali';

/** What Manon has left before anything is decided in the demonstration. */
export const STARTING_BALANCE = 18;

export const DEFAULT_START = plainDate('2025-03-01');
export const DEFAULT_END = plainDate('2025-03-05');

const THURSDAY: Weekday = 4;
const OPEN_WEEK = weekOfDays([1, 2, 3, 5, 6, 7]);

/** A bakery that closes on Thursdays: its jours ouvrables run from Friday to Wednesday, Sunday included (C9). */
const policies = always({
  ...DEFAULT_POLICY,
  unit: 'ouvrables' as const,
  openDays: OPEN_WEEK,
  weeklyRest: THURSDAY,
});
const person = { patterns: always(workingPattern([OPEN_WEEK])), employedFrom: null, employedTo: null };

/** What the application would count for this company, with its proof. */
export function countDemoLeave(start: PlainDate, end: PlainDate): LeaveCount {
  return countLeave(leaveRange(start, end), person, policies);
}

type Sample = Pick<DemoRequest, 'id' | 'employee' | 'type' | 'status' | 'note'> & {
  readonly from: string;
  readonly to: string;
};

function sample({ from, to, ...rest }: Sample): DemoRequest {
  const startDate = plainDate(from);
  const endDate = plainDate(to);
  return { ...rest, startDate, endDate, days: countDemoLeave(startDate, endDate).days, comments: [] };
}

/** Manon's two requests: one of the past month, one that waits. */
export const sampleRequests: readonly DemoRequest[] = [
  sample({
    id: 1,
    employee: EMPLOYEE,
    type: 'paid_leave',
    from: '2025-03-15',
    to: '2025-03-21',
    status: 'pending',
    note: '',
  }),
  sample({
    id: 2,
    employee: EMPLOYEE,
    type: 'personal_leave',
    from: '2025-02-03',
    to: '2025-02-05',
    status: 'approved',
    note: '',
  }),
];

/** What else stands in the team calendar, whatever is decided. */
export const colleaguesAway: readonly DemoRequest[] = [
  sample({
    id: -1,
    employee: 'Hugo Martin',
    type: 'paid_leave',
    from: '2025-03-03',
    to: '2025-03-05',
    status: 'approved',
    note: '',
  }),
  sample({
    id: -2,
    employee: 'Nadia Lopez',
    type: 'paid_leave',
    from: '2025-02-15',
    to: '2025-02-21',
    status: 'approved',
    note: '',
  }),
];

/** The months one can look at; both have at least 28 days, and both start on a Saturday. */
export const demoMonths = [plainDate('2025-02-01'), plainDate('2025-03-01')] as const;
export const STARTING_MONTH = demoMonths[1];
export const DEMO_MONTH_LENGTH = 28;
