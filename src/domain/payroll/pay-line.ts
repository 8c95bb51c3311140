import { isAtWork } from '#domain/balances/absence.ts';
import { paidRanges } from '#domain/balances/leave-facts.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { calendarDays, firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { daysFromTo, earliest, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { countLeave } from '#domain/counting/count-leave.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';

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
    const whole = rangeOf(request);
    const range = withinMonth(whole, month, last);
    const byDay = {
      open: halvesByDay('ouvres', whole, range, situation),
      working: halvesByDay('ouvrables', whole, range, situation),
    };
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
}

const sum = (halves: readonly number[]): number => halves.reduce((total, each) => total + each, 0);

/** O1: counted as the whole leave it is, of which the month has its own days; what counts after the last goes with it. */
function halvesByDay(
  unit: CountingUnit,
  whole: LeaveRange,
  within: LeaveRange,
  { counted, policies, facts }: LeaveSituation,
): number[] {
  const others = () => paidRanges(facts.leaves);
  const { proof } = countLeave(whole, counted, countedIn(unit, policies), { others });
  const byDay = Array.from({ length: calendarDays(within) }, () => 0);
  for (const day of proof) {
    const place = daysFromTo(within.start, earliest(day.date, whole.end));
    if (place >= 0 && place < byDay.length) byDay[place] = (byDay[place] ?? 0) + day.halves;
  }
  return byDay;
}

/** The same rules with another unit. */
export function countedIn(
  unit: CountingUnit,
  [first, ...rest]: Timeline<LeavePolicy>,
): Timeline<LeavePolicy> {
  const inUnit = (dated: Timeline<LeavePolicy>[number]) => ({ ...dated, value: { ...dated.value, unit } });
  return [inUnit(first), ...rest.map(inUnit)];
}

function withinMonth(whole: LeaveRange, month: PlainDate, last: PlainDate): LeaveRange {
  const begins = whole.start < month ? { start: month, startHalf: 'am' as const } : whole;
  const ends = whole.end > last ? { end: last, endHalf: 'pm' as const } : whole;
  return { start: begins.start, startHalf: begins.startHalf, end: ends.end, endHalf: ends.endHalf };
}
