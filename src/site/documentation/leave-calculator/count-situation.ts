import {
  calendarDays,
  type LeaveRange,
  type LeaveRangeRefusal,
  parseLeaveRange,
} from '#domain/calendar/leave-range.ts';
import { earliest, type PlainDate, plainDate, type Weekday } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { countLeave, countTotal, type LeaveCount } from '#domain/counting/count-leave.ts';
import type { CountingPolicy, CountingUnit } from '#domain/counting/counting-policy.ts';
import { halvesOn, workingPattern } from '#domain/counting/working-pattern.ts';
import { holidaysBetween, LAST_YEAR } from '#domain/holidays/public-holidays.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import type { Situation } from './situation.ts';

export type SituationProblem =
  | 'dates_missing'
  | LeaveRangeRefusal
  | 'nothing_worked'
  | 'no_rest_day'
  | 'never_open';

export interface HolidayInReach {
  readonly date: PlainDate;
  /** Two names where two holidays share the day. */
  readonly names: readonly EveryLanguage[];
  readonly worked: boolean;
}

export interface CountedSituation {
  readonly kind: 'counted';
  readonly range: LeaveRange;
  readonly calendarDays: number;
  readonly count: LeaveCount;
  /** The same leave in the other unit, which readers want to compare. */
  readonly otherUnit: { readonly unit: CountingUnit; readonly days: number };
  readonly holidays: readonly HolidayInReach[];
}

export type SituationOutcome =
  | CountedSituation
  | { readonly kind: 'problem'; readonly problem: SituationProblem };

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const LAST_KNOWN_DAY = plainDate(`${LAST_YEAR}-12-31`);

function refuseWeeks({ workedWeek, openWeek, unit }: Situation): SituationProblem | null {
  if (workedWeek === 0) return 'nothing_worked';
  if (WEEKDAYS.every((weekday) => halvesOn(workedWeek, weekday) !== 0)) return 'no_rest_day';
  return unit === 'ouvres' && openWeek === 0 ? 'never_open' : null;
}

/** What the server would count for this person in this company. */
export function countSituation(situation: Situation): SituationOutcome {
  const { start, end, startHalf, endHalf } = situation;
  if (start === null || end === null) return { kind: 'problem', problem: 'dates_missing' };
  const asked = parseLeaveRange(start, end, startHalf, endHalf);
  if (!asked.ok) return { kind: 'problem', problem: asked.reason };
  const refusal = refuseWeeks(situation);
  if (refusal !== null) return { kind: 'problem', problem: refusal };

  const person = {
    patterns: always(workingPattern([situation.workedWeek])),
    employedFrom: null,
    employedTo: null,
  };
  const policyWith = (unit: CountingUnit, workedDates: readonly PlainDate[]): CountingPolicy => ({
    ...DEFAULT_POLICY,
    unit,
    openDays: situation.openWeek,
    holidays: { ...DEFAULT_POLICY.holidays, zone: situation.zone, workedDates },
  });
  const { unit, workedHolidays } = situation;
  const other = unit === 'ouvres' ? 'ouvrables' : 'ouvres';
  // A holiday that delays the return would vanish from the choices once it is worked: they are listed as if none was.
  const restful = countTotal(asked.range, person, always(policyWith(unit, [])));
  const reach = earliest(
    restful.charged === null || restful.charged.end < end ? end : restful.charged.end,
    LAST_KNOWN_DAY,
  );
  return {
    kind: 'counted',
    range: asked.range,
    calendarDays: calendarDays(asked.range),
    count: countLeave(asked.range, person, always(policyWith(unit, workedHolidays))),
    otherUnit: {
      unit: other,
      days: countTotal(asked.range, person, always(policyWith(other, workedHolidays))).days,
    },
    holidays: holidaysInReach(situation, start, reach),
  };
}

function holidaysInReach(
  { zone, workedHolidays }: Situation,
  from: PlainDate,
  to: PlainDate,
): HolidayInReach[] {
  const byDate = new Map<PlainDate, EveryLanguage[]>();
  for (const { date, name } of holidaysBetween(zone, from, to)) {
    byDate.set(date, [...(byDate.get(date) ?? []), name]);
  }
  return [...byDate].map(([date, names]) => ({ date, names, worked: workedHolidays.includes(date) }));
}
