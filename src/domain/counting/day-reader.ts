import { fromDayNumber, type Weekday, weekdayOfDayNumber } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { type HolidayDay, holidayDay } from '#domain/holidays/observance.ts';
import { holidaysOnDayNumber } from '#domain/holidays/public-holidays.ts';
import type { CountingPolicy } from './counting-policy.ts';
import { type CountedPerson, compile, entryAt, patternReader, workedHalves } from './work-reader.ts';
import { type DayHalves, halvesOn, type WeekHalfDays, type WorkingPattern } from './working-pattern.ts';

export type { CountedPerson } from './work-reader.ts';

/** All that is true of one day for one person, whatever leave is asked. */
export interface DayFacts {
  readonly weekday: Weekday;
  readonly policy: CountingPolicy;
  readonly holiday: HolidayDay;
  /** What the pattern says, holidays ignored. */
  readonly pattern: DayHalves;
  /** What the person would have worked: nothing on a holiday that is off. */
  readonly worked: DayHalves;
  readonly open: DayHalves;
  readonly isWeeklyRest: boolean;
  /** False once the contract has ended or the pattern holds no work at all. */
  readonly employed: boolean;
}

export type DayReader = (dayNumber: number) => DayFacts;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * C9: the person's own rest day, or the company's, unless the person works on it; then the first day of the week
 * on which that person does not work, if possible one on which the company is closed.
 */
function weeklyRestOf(pattern: WorkingPattern, week: WeekHalfDays, policy: CountingPolicy): Weekday | null {
  if (pattern.weeklyRest !== null) return pattern.weeklyRest;
  if (halvesOn(week, policy.weeklyRest) === 0) return policy.weeklyRest;
  const free = WEEKDAYS.filter((weekday) => halvesOn(week, weekday) === 0);
  return free.find((weekday) => halvesOn(policy.openDays, weekday) === 0) ?? free[0] ?? null;
}

/** As long as the longest usual leave with the days around it. */
const REMEMBERED_DAYS = 128;

const NO_HOLIDAY: HolidayDay = { kind: 'none' };

/** C15: every day is read with the pattern and the settings in force on that day. */
export function dayReader(person: CountedPerson, policies: Timeline<CountingPolicy>): DayReader {
  const patternOn = patternReader(person);
  const settings = compile(policies);
  const factsOf = (dayNumber: number): DayFacts => {
    const weekday = weekdayOfDayNumber(dayNumber);
    const policy = entryAt(settings, dayNumber).value;
    const day = patternOn(dayNumber);
    const holiday =
      holidaysOnDayNumber(policy.holidays.zone, dayNumber).length === 0
        ? NO_HOLIDAY
        : holidayDay(policy.holidays, fromDayNumber(dayNumber));
    return {
      weekday,
      policy,
      holiday,
      pattern: day.halves,
      worked: workedHalves(day, holiday.kind === 'off'),
      open: halvesOn(policy.openDays, weekday),
      isWeeklyRest: weeklyRestOf(day.pattern, day.week, policy) === weekday,
      employed: day.employed,
    };
  };
  // The same days are read to find the return and again to be counted, one leave after the other.
  let base = 0;
  let known: DayFacts[] = [];
  return (dayNumber) => {
    if (dayNumber < base || dayNumber >= base + REMEMBERED_DAYS) {
      base = dayNumber;
      known = [];
    }
    const remembered = known[dayNumber - base];
    if (remembered !== undefined) return remembered;
    const facts = factsOf(dayNumber);
    known[dayNumber - base] = facts;
    return facts;
  };
}
