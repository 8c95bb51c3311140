import { useWords } from './use-words.ts';

/** From Monday; short names without their point, for narrow boxes. */
export function useWeekdays(): { long: string; short: string }[] {
  const { days } = useWords();
  // 5 January 1970 was a Monday.
  return ['05', '06', '07', '08', '09', '10', '11'].map((day) => ({
    long: days.weekday(`1970-01-${day}`),
    short: days.shortWeekday(`1970-01-${day}`).replace('.', ''),
  }));
}
