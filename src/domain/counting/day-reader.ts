import {
  fromDayNumber,
  type PlainDate,
  toDayNumber,
  type Weekday,
  weekdayOfDayNumber,
} from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { type HolidayDay, holidayDay } from '#domain/holidays/observance.ts';
import { holidaysOnDayNumber } from '#domain/holidays/public-holidays.ts';
import type { CountingPolicy } from './counting-policy.ts';
import { type DayHalves, halvesOn, type WeekHalfDays, type WorkingPattern } from './working-pattern.ts';

/** The person whose leave is counted. */
export interface CountedPerson {
  readonly patterns: Timeline<WorkingPattern>;
  readonly employedFrom: PlainDate | null;
  /** Last day of the contract. */
  readonly employedTo: PlainDate | null;
}

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

interface CompiledEntry<T> {
  readonly from: number;
  readonly value: T;
}

function compile<T>(values: Timeline<T>): readonly CompiledEntry<T>[] {
  return values.map((entry) => ({ from: toDayNumber(entry.from), value: entry.value }));
}

function entryAt<T>(entries: readonly CompiledEntry<T>[], dayNumber: number): CompiledEntry<T> {
  let current = entries[0];
  for (const entry of entries) {
    if (entry.from > dayNumber) break;
    current = entry;
  }
  if (current === undefined) throw new RangeError('A timeline needs at least one value');
  return current;
}

/** Which week of an alternating cycle a day falls in; days before the pattern continue the cycle backwards. */
function weekAt(pattern: CompiledEntry<WorkingPattern>, dayNumber: number): WeekHalfDays {
  const { weeks } = pattern.value;
  if (weeks.length === 1) return weeks[0];
  const anchor = Math.floor((pattern.from + 3) / 7);
  const offset = (Math.floor((dayNumber + 3) / 7) - anchor) % weeks.length;
  return weeks[(offset + weeks.length) % weeks.length] ?? weeks[0];
}

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
  const patterns = compile(person.patterns);
  const settings = compile(policies);
  const employedFrom =
    person.employedFrom === null ? Number.NEGATIVE_INFINITY : toDayNumber(person.employedFrom);
  const employedTo = person.employedTo === null ? Number.POSITIVE_INFINITY : toDayNumber(person.employedTo);
  const factsOf = (dayNumber: number): DayFacts => {
    const weekday = weekdayOfDayNumber(dayNumber);
    const policy = entryAt(settings, dayNumber).value;
    const pattern = entryAt(patterns, dayNumber);
    const week = weekAt(pattern, dayNumber);
    const holiday =
      holidaysOnDayNumber(policy.holidays.zone, dayNumber).length === 0
        ? NO_HOLIDAY
        : holidayDay(policy.holidays, fromDayNumber(dayNumber));
    const employed =
      dayNumber >= employedFrom && dayNumber <= employedTo && pattern.value.weeks.some((each) => each !== 0);
    const halves = employed ? halvesOn(week, weekday) : 0;
    return {
      weekday,
      policy,
      holiday,
      pattern: halves,
      worked: holiday.kind === 'off' ? 0 : halves,
      open: halvesOn(policy.openDays, weekday),
      isWeeklyRest: weeklyRestOf(pattern.value, week, policy) === weekday,
      employed,
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
