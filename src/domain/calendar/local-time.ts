import { Temporal } from 'temporal-polyfill';
import type { PlainDate } from './plain-date.ts';

/** The hour that an instant, in milliseconds since 1970, falls into in a time zone. */
export function hourOfInstant(milliseconds: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone).hour;
}

/** The instant, in milliseconds since 1970, at which a day has come to an hour in a time zone. */
export function instantAt(date: PlainDate, hour: number, timeZone: string): number {
  const plainTime = Temporal.PlainTime.from({ hour });
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

/** The instant, in milliseconds since 1970, at which clocks of a time zone show this: `2026-05-04T14:00:00`. */
export function instantOfClock(shown: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(shown).toZonedDateTime(timeZone).epochMilliseconds;
}
