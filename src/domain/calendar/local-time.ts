import { Temporal } from 'temporal-polyfill';
import { type PlainDate, plainDate } from './plain-date.ts';

/** What the clock on the wall says. */
export interface LocalTime {
  readonly date: PlainDate;
  readonly hour: number;
}

/** An instant, in milliseconds since 1970, as people of a time zone read it. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return { date: plainDate(there.toPlainDate().toString()), hour: there.hour };
}

/** The instant, in milliseconds since 1970, at which a day has come to an hour in a time zone. */
export function instantAt(date: PlainDate, hour: number, timeZone: string): number {
  const time = Temporal.PlainTime.from({ hour });
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
}
