import {
  type LeaveRangeRefusal,
  leaveRange,
  parseLeaveRange,
  rangesOverlap,
} from '#domain/calendar/leave-range.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveCount } from '#domain/counting/count-leave.ts';
import {
  colleaguesAway,
  countDemoLeave,
  DEMO_MONTH_LENGTH,
  type DemoRequest,
  type DemoType,
  EMPLOYEE,
  STARTING_BALANCE,
  sampleRequests,
} from './demo-company.ts';

/** All that the demonstration knows; it lives as long as the page is open. */
export type DemoStory = readonly DemoRequest[];

export type DemoAction =
  | {
      readonly kind: 'file';
      readonly type: DemoType;
      readonly startDate: PlainDate;
      readonly endDate: PlainDate;
      readonly note: string;
    }
  | { readonly kind: 'decide'; readonly id: number; readonly status: 'approved' | 'rejected' }
  | { readonly kind: 'comment'; readonly id: number; readonly text: string }
  | { readonly kind: 'restart' };

export function continueStory(story: DemoStory, action: DemoAction): DemoStory {
  switch (action.kind) {
    case 'file': {
      const { type, startDate, endDate, note } = action;
      const filed: DemoRequest = {
        id: Math.max(...story.map(({ id }) => id)) + 1,
        employee: EMPLOYEE,
        type,
        startDate,
        endDate,
        days: countDemoLeave(startDate, endDate).days,
        status: 'pending',
        note: note.trim(),
        comments: [],
      };
      return [filed, ...story];
    }
    case 'decide':
      return story.map((request) =>
        request.id === action.id && request.status === 'pending'
          ? { ...request, status: action.status }
          : request,
      );
    case 'comment':
      return story.map((request) =>
        request.id === action.id
          ? { ...request, comments: [...request.comments, action.text.trim()] }
          : request,
      );
    case 'restart':
      return sampleRequests;
  }
}

function paidDays(story: DemoStory, status: DemoRequest['status']): number {
  return story
    .filter((request) => request.type === 'paid_leave' && request.status === status)
    .reduce((sum, { days }) => sum + days, 0);
}

/** What is left once all that was approved is taken. */
export function balanceOf(story: DemoStory): number {
  return STARTING_BALANCE - paidDays(story, 'approved');
}

/** Asked for and not decided: still there, but spoken for. */
export function reservedOf(story: DemoStory): number {
  return paidDays(story, 'pending');
}

/** What would be left after this one; only paid leave is taken from the balance. */
export function balanceAfter(story: DemoStory, { type, days }: Pick<DemoRequest, 'type' | 'days'>): number {
  return type === 'paid_leave' ? balanceOf(story) - days : balanceOf(story);
}

export type DatesProblem =
  | 'start_missing'
  | 'end_missing'
  | LeaveRangeRefusal
  | 'already_away'
  | 'nothing_counted';

export type DatesOutcome =
  | {
      readonly ok: true;
      readonly startDate: PlainDate;
      readonly endDate: PlainDate;
      readonly count: LeaveCount;
    }
  | { readonly ok: false; readonly problem: DatesProblem; readonly other?: DemoRequest };

/** Dates that can be asked for, counted; or why they cannot. */
export function readDates(story: DemoStory, start: PlainDate | null, end: PlainDate | null): DatesOutcome {
  if (start === null) return { ok: false, problem: 'start_missing' };
  if (end === null) return { ok: false, problem: 'end_missing' };
  const asked = parseLeaveRange(start, end);
  if (!asked.ok) return { ok: false, problem: asked.reason };
  const other = story.find(
    ({ status, startDate, endDate }) =>
      status !== 'rejected' && rangesOverlap(asked.range, leaveRange(startDate, endDate)),
  );
  if (other) return { ok: false, problem: 'already_away', other };
  const count = countDemoLeave(start, end);
  return count.halves === 0
    ? { ok: false, problem: 'nothing_counted' }
    : { ok: true, startDate: start, endDate: end, count };
}

/** Who is away, or would like to be, in the days that the calendar shows. */
export function absencesOfMonth(story: DemoStory, month: PlainDate): readonly DemoRequest[] {
  const last = addDays(month, DEMO_MONTH_LENGTH - 1);
  return [...colleaguesAway, ...story]
    .filter(
      ({ status, startDate, endDate }) => status !== 'rejected' && startDate <= last && endDate >= month,
    )
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
}
