import {
  compare,
  type Fraction,
  fraction,
  largest,
  multiply,
  smallest,
  subtract,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { addDays, dateOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';

export interface FractionnementInput {
  /** Days earned in the period, children and seniority left out. */
  readonly earned: Fraction;
  /** Days of the period taken inside the summer window. */
  readonly takenInWindow: Fraction;
  /** Days of the period taken outside it so far. */
  readonly takenOutside: Fraction;
  /** The longest stretch taken in a row inside the window. */
  readonly longestInWindow: Fraction;
  /** Days of leave in a week: 6 ouvrables, 5 ouvrés. */
  readonly daysPerWeek: Fraction;
  readonly waived: boolean;
  /** F4. */
  readonly needsSummerLeave: boolean;
}

const MAIN_LEAVE_WEEKS = fraction(4);
const CONTINUOUS_WEEKS = fraction(2);
const FIRST_THRESHOLD = fraction(3);

/** F2: the main leave is four weeks at most; F5: one of two weeks or less cannot be split (L3141-18). */
export function mainLeaveOutside(input: FractionnementInput): Fraction {
  const continuous = multiply(CONTINUOUS_WEEKS, input.daysPerWeek);
  const main = smallest(input.earned, multiply(MAIN_LEAVE_WEEKS, input.daysPerWeek));
  if (input.waived || compare(main, continuous) <= 0) return ZERO;
  if (input.needsSummerLeave && compare(input.longestInWindow, continuous) < 0) return ZERO;
  const left = largest(ZERO, subtract(main, input.takenInWindow));
  return smallest(left, input.takenOutside);
}

/**
 * F1: days of the main leave taken outside the window: 3 to 5 give one day, 6 or more give two. F3: in ouvrés a
 * week is five days, so 3 or 4 give one and 5 give two.
 */
export function fractionnementDays(input: FractionnementInput): 0 | 1 | 2 {
  return reached(mainLeaveOutside(input), input.daysPerWeek);
}

export function reached(outside: Fraction, daysPerWeek: Fraction): 0 | 1 | 2 {
  if (compare(outside, daysPerWeek) >= 0) return 2;
  return compare(outside, FIRST_THRESHOLD) >= 0 ? 1 : 0;
}

export interface SummerWindow {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

function summerOf(year: number, zone: HolidayZone): SummerWindow {
  return zone === 'mayotte'
    ? { start: dateOf(year, 7, 1), end: dateOf(year, 12, 31) }
    : { start: dateOf(year, 5, 1), end: dateOf(year, 10, 31) };
}

/** F6: 1 May–31 October; 1 July–31 December in Mayotte. The first window that ends after a day. */
export function summerWindowAfter(date: PlainDate, zone: HolidayZone): SummerWindow {
  const window = summerOf(yearOf(addDays(date, 1)), zone);
  return window.end > date ? window : summerOf(yearOf(date) + 1, zone);
}

/** L3141-23: the window is that of each year, so that a day of May is never outside, whichever May it is. */
export function isInSummer(date: PlainDate, zone: HolidayZone): boolean {
  const { start, end } = summerOf(yearOf(date), zone);
  return date >= start && date <= end;
}
