import { useWords } from '#web/i18n/use-words.ts';

/** « janvier » to « décembre ». */
export function useMonthNames(): readonly string[] {
  return useWords().days.monthNames;
}
