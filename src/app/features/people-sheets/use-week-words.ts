import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/use-formats.ts';
import { type WeekDays, weekLength, workedDaysOf } from './person-sheet.ts';

/** « 4,5 jours par semaine : lundi, mardi, mercredi matin, jeudi et vendredi ». */
export function useWeekWords(): (days: WeekDays) => string {
  const { t, i18n } = useTranslation('people-sheets');
  const formats = useFormats();
  const names = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return (days) => {
    const worked = workedDaysOf(days).map(({ weekday, half }) =>
      // 5 January 1970 was a Monday.
      t(`week.day.${half}`, { day: names.format(new Date(Date.UTC(1970, 0, 4 + weekday))) }),
    );
    if (worked.length === 0) return t('week.none');
    return t('week.told', { count: weekLength(days), days: formats.list(worked) });
  };
}
