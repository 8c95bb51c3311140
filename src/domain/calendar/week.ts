import { addDays, dateOf, type PlainDate, toDayNumber, weekdayOf, yearOf } from './plain-date.ts';

/** The Monday on or before a day. */
export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** The seven days of a week, Monday first. */
export function weekOf(date: PlainDate): PlainDate[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Six whole weeks that show a month: 42 days, Monday first. */
export function monthGrid(year: number, month: number): PlainDate[] {
  const first = mondayOf(dateOf(year, month, 1));
  return Array.from({ length: 42 }, (_, index) => addDays(first, index));
}

/** Week number of ISO 8601: week 1 holds the year's first Thursday. */
export function isoWeek(date: PlainDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(mondayOf(date), 3);
  const year = yearOf(thursday);
  const dayOfYear = toDayNumber(thursday) - toDayNumber(dateOf(year, 1, 1));
  return { year, week: Math.floor(dayOfYear / 7) + 1 };
}
