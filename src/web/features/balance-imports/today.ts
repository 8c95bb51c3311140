import { dateOf, type PlainDate } from '#domain/calendar/plain-date.ts';

/** The day that the clock of this device shows. */
export function fromLocalDay(now: Date): PlainDate {
  return dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
