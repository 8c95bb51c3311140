import type { DayReason } from '#domain/counting/classify-day.ts';

/** Why one day is counted, or is not. `{day}` is the weekday, `{holiday}` the holiday's name. */
export interface ProofWords {
  readonly reasons: Readonly<Record<DayReason, string>>;
  /** Leave that is asked from a holiday on starts after it: whoever reads the proof wants to hear of the holiday. */
  readonly onHoliday: Readonly<Record<'before-first-working-day' | 'no-working-day-asked', string>>;
}
