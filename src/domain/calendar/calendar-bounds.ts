import type { PlainDate } from './plain-date.ts';

/** The days that leave can be asked, counted and planned for: the years whose public holidays are known. */
export const FIRST_DAY = '1970-01-01' as PlainDate;
export const LAST_DAY = '2100-12-31' as PlainDate;

export function isInCalendar(date: PlainDate): boolean {
  return date >= FIRST_DAY && date <= LAST_DAY;
}

/** What follows from days of the calendar lies at most so far around it: the period before, an expiry after. */
export const FIRST_STORED_DAY = '1960-01-01' as PlainDate;
export const LAST_STORED_DAY = '2110-12-31' as PlainDate;

const FOUR_DIGIT_YEAR = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day as a database holds it. Rows may be older than the bounds above: one of the year 1, or of 9999, is read as the
 * nearest day that can be counted with, so that no span between two days is ever longer than a working life.
 */
export function storedDay(text: string): PlainDate {
  if (text.endsWith('BC')) return FIRST_STORED_DAY;
  if (!FOUR_DIGIT_YEAR.test(text)) return LAST_STORED_DAY;
  return (
    text < FIRST_STORED_DAY ? FIRST_STORED_DAY : text > LAST_STORED_DAY ? LAST_STORED_DAY : text
  ) as PlainDate;
}
