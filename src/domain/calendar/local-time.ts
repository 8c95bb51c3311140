import { Temporal } from 'temporal-polyfill';

/** The hour that an instant, in milliseconds since 1970, falls into in a time zone. */
export function hourOfInstant(milliseconds: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(timeZone).hour;
}
