import { isAtWork } from '#domain/balances/absence.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { addDays, daysFromTo, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { paidParts } from './paid-parts.ts';

/** J1: what payroll is told of one absence in one month. */
export interface PayLine {
  readonly userId: string;
  readonly requestId: string;
  readonly type: string;
  /** Cut at the first and the last day of the month. */
  readonly range: LeaveRange;
  /** Half-days that fall into the month, in the one unit and in the other. */
  readonly openHalves: number;
  readonly workingHalves: number;
  readonly calendarHalves: number;
  /** The same of each calendar day of the range, for files that tell day by day. */
  readonly byDay?: { readonly open: readonly number[]; readonly working: readonly number[] };
}

/** J1: what one person's approved absences are in a month; telework and trips are none. */
export function payLines(
  userId: string,
  requests: readonly HeldRequest[],
  situation: LeaveSituation,
  month: PlainDate,
): PayLine[] {
  const last = lastOfMonth(month);
  return requests.flatMap((request): PayLine[] => {
    if (!isApproved(request.state) || request.startDate > last || request.endDate < month) return [];
    if (isAtWork(typeOf(situation.types, request.type).absence)) return [];
    const { parts, open, working } = paidParts(request, situation);
    return parts.flatMap((part): PayLine[] => {
      if (part.start > last || part.end < month) return [];
      const range = withinMonth(part, month, last);
      const byDay = { open: eachDay(range, open), working: eachDay(range, working) };
      return [
        {
          userId,
          requestId: request.id,
          type: request.type,
          range,
          openHalves: sum(byDay.open),
          workingHalves: sum(byDay.working),
          calendarHalves: lastSlot(range) - firstSlot(range) + 1,
          byDay,
        },
      ];
    });
  });
}

const sum = (halves: readonly number[]): number => halves.reduce((total, each) => total + each, 0);

const eachDay = ({ start, end }: LeaveRange, halves: ReadonlyMap<PlainDate, number>): number[] =>
  Array.from({ length: daysFromTo(start, end) + 1 }, (_, place) => halves.get(addDays(start, place)) ?? 0);

function withinMonth(whole: LeaveRange, month: PlainDate, last: PlainDate): LeaveRange {
  const begins = whole.start < month ? { start: month, startHalf: 'am' as const } : whole;
  const ends = whole.end > last ? { end: last, endHalf: 'pm' as const } : whole;
  return { start: begins.start, startHalf: begins.startHalf, end: ends.end, endHalf: ends.endHalf };
}
