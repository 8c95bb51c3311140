import type { Half } from '#domain/calendar/half-day.ts';
import type { Weekday } from '#domain/calendar/plain-date.ts';

/** A set of the fourteen half-days of a week, Monday morning being the lowest bit. */
export type WeekHalfDays = number & { readonly __weekHalfDays: unique symbol };

/** `3am` is Wednesday morning. */
export type HalfDayOfWeek = `${Weekday}${Half}`;

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

export type WorkingPatternRefusal = 'no_week' | 'cycle_too_long' | 'no_day_of_rest' | 'weekly_rest_worked';

export type WorkingPatternResult =
  | { readonly ok: true; readonly pattern: WorkingPattern }
  | { readonly ok: false; readonly reason: WorkingPatternRefusal };

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Refuses a week worked on all seven days (L3132-1) and a cycle nobody could follow. */
export function parseWorkingPattern(
  weeks: readonly WeekHalfDays[],
  weeklyRest: Weekday | null = null,
): WorkingPatternResult {
  const [first, ...others] = weeks;
  if (first === undefined) return { ok: false, reason: 'no_week' };
  if (weeks.length > LONGEST_CYCLE) return { ok: false, reason: 'cycle_too_long' };
  for (const week of weeks) {
    if (WEEKDAYS.every((weekday) => halvesOn(week, weekday) !== 0)) {
      return { ok: false, reason: 'no_day_of_rest' };
    }
    if (weeklyRest !== null && halvesOn(week, weeklyRest) !== 0) {
      return { ok: false, reason: 'weekly_rest_worked' };
    }
  }
  return { ok: true, pattern: { weeks: [first, ...others], weeklyRest } };
}

/** For patterns known to be right: refuses an impossible one loudly. */
export function workingPattern(
  weeks: readonly WeekHalfDays[],
  weeklyRest: Weekday | null = null,
): WorkingPattern {
  const result = parseWorkingPattern(weeks, weeklyRest);
  if (!result.ok) throw new RangeError(`Impossible working pattern: ${result.reason}`);
  return result.pattern;
}

export const MONDAY_TO_FRIDAY: WeekHalfDays = weekOfDays([1, 2, 3, 4, 5]);

export const FULL_TIME: WorkingPattern = workingPattern([MONDAY_TO_FRIDAY]);
