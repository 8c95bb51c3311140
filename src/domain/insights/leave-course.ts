import { type Fraction, fraction } from '#domain/amounts/fraction.ts';
import type { ReferencePeriod } from '#domain/balances/reference-period.ts';
import { daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';

/** U17: per cent of a leave year that is over at the end of a day within it, as leave of that day is taken. */
export function yearPassed({ start, end }: ReferencePeriod, today: PlainDate): Fraction {
  return fraction(100 * (daysFromTo(start, today) + 1), daysFromTo(start, end) + 1);
}

/** U17: parts of a whole in whole per cents that add up to 100; what is owed is no part. Null where there is nothing. */
export function wholeShares(parts: readonly number[]): number[] | null {
  const counted = parts.map((part) => Math.max(0, part));
  const whole = counted.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return null;
  const exact = counted.map((part) => (100 * part) / whole);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const places = exact
    .map((share, place) => ({ place, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, missing)
    .map(({ place }) => place);
  return shares.map((share, place) => share + (places.includes(place) ? 1 : 0));
}
