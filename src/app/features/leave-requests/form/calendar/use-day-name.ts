import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import type { IsoDay } from '#ui/typed-date.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Place } from './range-choice.ts';
import type { PlannedDay } from './use-planned-days.ts';

/** A day as it is said aloud: which one it is, what it holds, and what the choice makes of it. */
export function useDayName() {
  const { t } = useTranslation('leave-requests');
  const { longDay } = useDayFormats();
  const { list } = useFormats();
  const types = useLeaveTypes();
  const held = (day: PlannedDay): string[] => {
    const names = [...new Set(day.away.map(({ name }) => name))];
    return [
      ...(day.holiday === null ? [] : [t('calendar.holiday', { name: day.holiday })]),
      ...(day.works === 'none' && day.holiday === null ? [t('calendar.dayOff')] : []),
      ...day.own.map(({ type }) => t('calendar.own', { type: types.shortName(type) })),
      ...(names.length === 0 ? [] : [t('calendar.away', { count: names.length, names: list(names) })]),
      ...day.closed.map(({ kind, name }) => t(`calendar.closed.${kind}`, { name })),
    ];
  };
  return {
    /** « dimanche 1er novembre 2026, férié : Toussaint » */
    full: (date: IsoDay, day: PlannedDay | undefined, place: Place, isToday: boolean) =>
      [
        ...(isToday ? [t('calendar.today')] : []),
        longDay(date),
        ...(place === 'outside' ? [] : [t(`calendar.place.${place}`)]),
        ...(day ? held(day) : []),
      ].join(', '),
    /** What a pointer that rests on it is told. */
    held: (day: PlannedDay | undefined) => (day ? held(day).join('\n') : ''),
  };
}
