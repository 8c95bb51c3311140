import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { type WeekDays, weekLength, workedDaysOf } from './person-sheet.ts';

/** « 4,5 jours par semaine : lundi, mardi, mercredi matin, jeudi et vendredi ». */
export function useWeekWords(): (days: WeekDays) => string {
  const { t } = useTranslation('people-sheets');
  const formats = useFormats();
  const weekdays = useWeekdays();
  return (days) => {
    const worked = workedDaysOf(days).map(({ weekday, half }) =>
      t(`week.day.${half}`, { day: weekdays[weekday - 1]?.long ?? '' }),
    );
    if (worked.length === 0) return t('week.none');
    return t('week.told', { count: weekLength(days), days: formats.list(worked) });
  };
}
