import type { DayText, DayWords } from '#words/words.ts';
import { useWords } from './use-words.ts';

/** Without its point, for narrow boxes. */
export const narrowWeekday = (days: DayWords, day: DayText): string =>
  days.shortWeekday(day).replace('.', '');

/** From Monday. */
export function useWeekdays(): { long: string; short: string }[] {
  const { days } = useWords();
  // 5 January 1970 was a Monday.
  return ['05', '06', '07', '08', '09', '10', '11'].map((day) => ({
    long: days.weekday(`1970-01-${day}`),
    short: narrowWeekday(days, `1970-01-${day}`),
  }));
}
