import { Temporal } from 'temporal-polyfill';

/** A month later, in milliseconds since 1970; the last day of a shorter month stands for one that it lacks. */
export function monthAfter(milliseconds: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO('UTC');
  return start.add({ months: 1 }).epochMilliseconds;
}
