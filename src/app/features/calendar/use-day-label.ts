import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';

type DayFacts = {
  day: string;
  isToday: boolean;
  holiday: CalendarHoliday | undefined;
  absences: readonly DayAbsence[];
  /** School holidays, in words. */
  school?: readonly string[];
};

/** All that a cell shows, in one sentence: « lundi 4 mai 2026, aujourd’hui, 2 absents : Emma (matin) et Paul ». */
export function useDayLabel() {
  const { t } = useTranslation('calendar');
  const { days, lists, periods } = useWords();
  return useCallback(
    ({ day, isToday, holiday, absences, school = [] }: DayFacts) => {
      const nameOf = ({ absence, part }: DayAbsence) => {
        const remarks = [
          ...(part === 'day' ? [] : [periods.half(part)]),
          ...(isPending(absence.status) ? [t('legend.pending').toLowerCase()] : []),
        ];
        return remarks.length === 0
          ? absence.employeeName
          : `${absence.employeeName} (${remarks.join(', ')})`;
      };
      const names = absences.filter(({ absence }) => !absence.atWork).map(nameOf);
      const elsewhere = absences.filter(({ absence }) => absence.atWork).map(nameOf);
      const parts = [
        days.longDay(day),
        isToday && t('day.today'),
        holiday && (holiday.worked ? t('holiday.worked', holiday) : t('holiday.off', holiday)),
        ...school,
        names.length > 0 && t('day.away', { count: names.length, names: lists.all(names) }),
        elsewhere.length > 0 && t('day.elsewhere', { names: lists.all(elsewhere) }),
      ];
      return parts.filter(Boolean).join(', ');
    },
    [t, days, lists, periods],
  );
}
