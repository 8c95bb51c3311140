import type { TFunction } from 'i18next';
import type { DayFormats } from '#app/i18n/day-formats.ts';
import type { Period } from './leave-request.ts';

type Words = TFunction<'leave'>;

/** Which half of its only day a leave takes. */
function halfOfOneDay({ startHalf, endHalf }: Period): 'whole' | 'am' | 'pm' {
  if (startHalf === 'pm') return 'pm';
  return endHalf === 'am' ? 'am' : 'whole';
}

/** « du lundi 6 juillet à midi au vendredi 10 juillet 2026 », « lundi 6 juillet 2026, après-midi ». */
export function periodWords(period: Period, t: Words, days: DayFormats): string {
  const { startDate, endDate, startHalf, endHalf } = period;
  if (startDate === endDate) {
    return t(`period.day.${halfOfOneDay(period)}`, { day: days.longDay(startDate) });
  }
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return t('period.range', {
    start: t(`period.edge.${startHalf === 'pm' ? 'noon' : 'whole'}`, {
      day: sameYear ? days.dayAndMonth(startDate) : days.longDay(startDate),
    }),
    end: t(`period.edge.${endHalf === 'am' ? 'noon' : 'whole'}`, { day: days.longDay(endDate) }),
  });
}

/** For tables: « 6 – 10 juil. 2026 », « 28 déc. 2026 – 2 janv. 2027 », « 6 juil. 2026, après-midi ». */
export function shortPeriodWords(period: Period, t: Words, days: DayFormats): string {
  const { startDate, endDate, startHalf, endHalf } = period;
  if (startDate === endDate) {
    return t(`period.day.${halfOfOneDay(period)}`, { day: days.shortDay(startDate) });
  }
  const startsWhole = startHalf === 'am';
  const start = (() => {
    if (startDate.slice(0, 4) !== endDate.slice(0, 4)) return days.shortDay(startDate);
    const sameMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
    return sameMonth && startsWhole ? days.ordinal(startDate) : days.shortDayAndMonth(startDate);
  })();
  return t('period.short', {
    start: t(`period.edge.${startsWhole ? 'whole' : 'noon'}`, { day: start }),
    end: t(`period.edge.${endHalf === 'am' ? 'noon' : 'whole'}`, { day: days.shortDay(endDate) }),
  });
}
