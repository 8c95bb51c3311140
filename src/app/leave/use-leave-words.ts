import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import type { Period } from './leave-request.ts';
import { periodWords, shortPeriodWords } from './period-words.ts';

/** How periods and durations are written, everywhere. */
export function useLeaveWords() {
  const { t } = useTranslation('leave');
  const days = useDayFormats();
  return useMemo(
    () => ({
      /** « du lundi 6 juillet au vendredi 10 juillet 2026 » */
      period: (period: Period) => periodWords(period, t, days),
      /** « 6 – 10 juil. 2026 » */
      shortPeriod: (period: Period) => shortPeriodWords(period, t, days),
      /** « 3,5 jours comptés » */
      counted: (count: number) => t('duration.counted', { count }),
      /** « 5 jours calendaires » */
      calendar: (count: number) => t('duration.calendar', { count }),
      /** « 3,5 jours » */
      days: (count: number) => t('duration.days', { count }),
    }),
    [t, days],
  );
}
