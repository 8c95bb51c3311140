import { useTranslation } from 'react-i18next';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { type WeekDays, weekLength, weekLetter, workedDaysOf } from './person-sheet.ts';

/** Never at the beginning of a line. */
const SEPARATOR = '\u00a0· ';

/** « 4,5 jours par semaine : lundi, mardi, mercredi (matin), jeudi et vendredi »; several weeks by their letters. */
export function useWeekWords(): (weeks: readonly WeekDays[]) => string {
  const { t } = useTranslation('people-sheets');
  const { lists, periods } = useWords();
  const weekdays = useWeekdays();
  const one = (days: WeekDays): string => {
    const worked = workedDaysOf(days).map(({ weekday, half }) => {
      const day = weekdays[weekday - 1]?.long ?? '';
      return half === 'whole' ? day : periods.halfOf(day, half);
    });
    if (worked.length === 0) return t('week.none');
    return t('week.told', { count: weekLength(days), days: lists.all(worked) });
  };
  return (weeks) => {
    if (weeks.length <= 1) return one(weeks[0] ?? {});
    return weeks
      .map((days, place) => t('week.lettered', { letter: weekLetter(place), week: one(days) }))
      .join(SEPARATOR);
  };
}
