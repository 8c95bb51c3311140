import type { Half } from '#domain/calendar/half-day.ts';
import type { SpokenPeriod } from '#words/words.ts';

interface ShownPeriod {
  readonly startDate: string;
  readonly startHalf: Half;
  readonly endDate: string;
  readonly endHalf: Half;
}

/** A period of an answer, as words say it. */
export function spokenPeriod({ startDate, startHalf, endDate, endHalf }: ShownPeriod): SpokenPeriod {
  return { start: startDate, startHalf, end: endDate, endHalf };
}
