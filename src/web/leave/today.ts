import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { fromLocalDate } from '#web/ui/typed-date.ts';

/** The day it is where the reader stands. */
export function today(): PlainDate {
  return plainDate(fromLocalDate(new Date()));
}

/** The day on which something happened, for the reader. */
export function dayOfInstant(iso: string): PlainDate {
  return plainDate(fromLocalDate(new Date(iso)));
}
