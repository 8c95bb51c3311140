import { FIRST_YEAR, LAST_YEAR } from '#domain/holidays/public-holidays.ts';

const BEFORE = 5;
const AFTER = 5;

/** The years worth a place in a list: some around this one, and around the one on show. */
export function yearsAround(shown: number, now: number): number[] {
  const first = Math.max(FIRST_YEAR, Math.min(shown, now) - BEFORE);
  const last = Math.min(LAST_YEAR, Math.max(shown, now) + AFTER);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
