import { compare, type Fraction, fraction, multiply } from '#domain/amounts/fraction.ts';
import { addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type CountingPolicy, daysPerWeek } from '#domain/counting/counting-policy.ts';

/** V1: four weeks. */
export function longestLeave(policy: CountingPolicy): Fraction {
  return multiply(fraction(4), daysPerWeek(policy));
}

/** V1: allowed by individual exception, so it is pointed out and not refused. */
export function exceedsLongestLeave(days: Fraction, policy: CountingPolicy): boolean {
  return compare(days, longestLeave(policy)) > 0;
}

/** V2: from this day on the employer no longer moves a leave. */
export function datesFixedFrom(start: PlainDate): PlainDate {
  return addMonths(start, -1);
}

/** V2: by when the window in which leave can be taken is announced. */
export function windowAnnouncedBy(windowStart: PlainDate): PlainDate {
  return addMonths(windowStart, -2);
}
