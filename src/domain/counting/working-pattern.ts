import type { Half } from '#domain/calendar/half-day.ts';
import type { Weekday } from '#domain/calendar/plain-date.ts';

/** A set of the fourteen half-days of a week, Monday morning being the lowest bit. */
export type WeekHalfDays = number & { readonly __weekHalfDays: unique symbol };

/** `3am` is Wednesday morning. */
export type HalfDayOfWeek = `${Weekday}${Half}`;

const WHOLE_WEEK = 0b11_1111_1111_1111;

function toWeek(mask: number): WeekHalfDays {
  return mask as WeekHalfDays;
}

/** Whole days: `weekOfDays([1, 2, 4, 5])` works all days but Wednesday and the weekend. */
export function weekOfDays(weekdays: readonly Weekday[]): WeekHalfDays {
  let mask = 0;
  for (const weekday of weekdays) mask |= 0b11 << ((weekday - 1) * 2);
  return toWeek(mask);
}

export function weekOfHalfDays(halfDays: readonly HalfDayOfWeek[]): WeekHalfDays {
  let mask = 0;
  for (const halfDay of halfDays) {
    mask |= 1 << ((Number(halfDay[0]) - 1) * 2 + (halfDay.endsWith('pm') ? 1 : 0));
  }
  return toWeek(mask);
}

/** The two bits of a day: 0 not worked, 1 morning, 2 afternoon, 3 both. */
export type DayHalves = 0 | 1 | 2 | 3;

export function halvesOn(week: WeekHalfDays, weekday: Weekday): DayHalves {
  return ((week >> ((weekday - 1) * 2)) & 0b11) as DayHalves;
}

export function countHalfDays(week: WeekHalfDays): number {
  let count = 0;
  for (let mask: number = week; mask !== 0; mask &= mask - 1) count += 1;
  return count;
}

/** Fourteen digits, Monday morning first: how a week is stored and sent. */
export function weekText(week: WeekHalfDays): string {
  return Array.from({ length: 14 }, (_, index) => ((week >> index) & 1 ? '1' : '0')).join('');
}

export function parseWeek(text: string): WeekHalfDays | null {
  if (!/^[01]{14}$/.test(text)) return null;
  let mask = 0;
  for (let index = 0; index < 14; index += 1) if (text[index] === '1') mask |= 1 << index;
  return toWeek(mask);
}

/**
 * When a person works: one week that repeats, or several that alternate (week A, week B). The first week of the
 * cycle is the one that holds the first day of the pattern.
 */
export interface WorkingPattern {
  readonly weeks: readonly [WeekHalfDays, ...WeekHalfDays[]];
  /** The weekly rest day, when it is not the company's. */
  readonly weeklyRest: Weekday | null;
}

const LONGEST_CYCLE = 12;

/** Refuses a week worked on all seven days (L3132-1) and a cycle nobody could follow. */
export function workingPattern(
  weeks: readonly WeekHalfDays[],
  weeklyRest: Weekday | null = null,
): WorkingPattern {
  const [first, ...others] = weeks;
  if (first === undefined || weeks.length > LONGEST_CYCLE) {
    throw new RangeError(`A cycle has 1 to ${LONGEST_CYCLE} weeks`);
  }
  for (const week of weeks) {
    if (week < 0 || week > WHOLE_WEEK) throw new RangeError('Not a week of half-days');
    const everyDay = [1, 2, 3, 4, 5, 6, 7].every((weekday) => halvesOn(week, weekday as Weekday) !== 0);
    if (everyDay) throw new RangeError('A week needs one day of rest');
    if (weeklyRest !== null && halvesOn(week, weeklyRest) !== 0) {
      throw new RangeError('The weekly rest day is worked');
    }
  }
  return { weeks: [first, ...others], weeklyRest };
}

export const MONDAY_TO_FRIDAY: WeekHalfDays = weekOfDays([1, 2, 3, 4, 5]);

export const FULL_TIME: WorkingPattern = workingPattern([MONDAY_TO_FRIDAY]);

/** No work at all: what a person's pattern becomes after the last day of a contract. */
export const NOT_WORKING: WorkingPattern = workingPattern([weekOfDays([])]);
