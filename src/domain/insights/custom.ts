import {
  type Fraction,
  fraction,
  fromHalfDays,
  largest,
  smallest,
  subtract,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { addMonths, earliest, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { MonthSpan } from './period.ts';
import { MONTHS_AHEAD } from './person-months.ts';

/** How many years back custom is looked for. */
export const YEARS_OF_CUSTOM = 3;

/** Paid leave of one person in some months of a year: 0 is the year under way, booked leave included. */
export interface LeaveOfYear {
  readonly yearsBefore: number;
  readonly halves: number;
  /** In how many of the months the person was expected at work. */
  readonly months: number;
}

/** U13: from the month of today to that of a day, a year at most; null where the day is over. */
export function monthsUntil(today: PlainDate, day: PlainDate): MonthSpan | null {
  if (day < today) return null;
  const from = firstOfMonth(today);
  return { from, to: earliest(firstOfMonth(day), addMonths(from, MONTHS_AHEAD - 1)) };
}

/**
 * U13: what a person will take besides what is booked, if they take in these months what they took in the same months
 * of the years before: the mean of those that they were there for as a whole. Null where there is no such year.
 */
export function usualLeave(years: readonly LeaveOfYear[], months: number): Fraction | null {
  const past = years.filter((year) => year.yearsBefore > 0 && year.months === months);
  if (past.length === 0) return null;
  const halves = past.reduce((sum, year) => sum + year.halves, 0);
  const known = years.find(({ yearsBefore }) => yearsBefore === 0)?.halves ?? 0;
  return largest(ZERO, subtract(fraction(halves, past.length * 2), fromHalfDays(known)));
}

/** What is left of some days once others have been taken off, one after the other. */
export function afterUsual<T extends { readonly days: Fraction }>(
  lots: readonly T[],
  usual: Fraction | null,
): readonly T[] {
  let rest = usual ?? ZERO;
  return lots.map((lot) => {
    const off = smallest(lot.days, rest);
    rest = subtract(rest, off);
    return { ...lot, days: subtract(lot.days, off) };
  });
}
