import { useMemo } from 'react';
import { useWords } from '#web/i18n/use-words.ts';
import type { SpokenPeriod } from '#words/words.ts';
import type { Period } from './leave-request.ts';

export function asSpoken({ startDate, startHalf, endDate, endHalf }: Period): SpokenPeriod {
  return { start: startDate, startHalf, end: endDate, endHalf };
}

/** How periods and durations are written, everywhere. */
export function useLeaveWords() {
  const { periods, figures } = useWords();
  return useMemo(
    () => ({
      /** « du lundi 6 juillet au vendredi 10 juillet 2026 » */
      period: (period: Period) => periods.long(asSpoken(period)),
      /** « du lundi 6 juillet 2026 », behind the name of what it is: « la demande », « le congé » */
      ofPeriod: (period: Period) => periods.of(asSpoken(period)),
      /** « 6 – 10 juil. 2026 » */
      shortPeriod: (period: Period) => periods.compact(asSpoken(period)),
      counted: figures.counted,
      calendar: figures.calendar,
      days: figures.days,
    }),
    [periods, figures],
  );
}
