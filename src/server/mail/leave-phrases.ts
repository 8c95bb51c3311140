import type { Language } from '#contract/language.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { dayOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';

interface Phrases {
  readonly locale: string;
  readonly am: string;
  readonly pm: string;
  readonly noon: string;
  readonly range: (start: string, end: string) => string;
  readonly days: (count: number, figure: string) => string;
  readonly counted: (count: number, figure: string) => string;
  readonly calendar: (count: number, figure: string) => string;
}

const phrases: Record<Language, Phrases> = {
  fr: {
    locale: 'fr-FR',
    am: ', matin',
    pm: ', après-midi',
    noon: ' à midi',
    range: (start, end) => `du ${start} au ${end}`,
    days: (count, figure) => `${figure}\u00a0${count < 2 ? 'jour' : 'jours'}`,
    counted: (count, figure) => `${figure}\u00a0${count < 2 ? 'jour compté' : 'jours comptés'}`,
    calendar: (count, figure) => `${figure}\u00a0${count < 2 ? 'jour calendaire' : 'jours calendaires'}`,
  },
  en: {
    locale: 'en-GB',
    am: ', morning',
    pm: ', afternoon',
    noon: ' at noon',
    range: (start, end) => `${start} to ${end}`,
    days: (count, figure) => `${figure} ${count === 1 ? 'day' : 'days'}`,
    counted: (count, figure) => `${figure} ${count === 1 ? 'day' : 'days'} counted`,
    calendar: (count, figure) => `${figure} calendar ${count === 1 ? 'day' : 'days'}`,
  },
};

/** « lundi 6 juillet », “Monday 6 July”; the first of a month is « 1er » in French. */
export function weekdayAndDay(date: PlainDate, language: Language): string {
  const format = new Intl.DateTimeFormat(phrases[language].locale, {
    weekday: 'long',
    month: 'long',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  const nameOf = (type: 'weekday' | 'month') => parts.find((part) => part.type === type)?.value ?? '';
  const day = dayOf(date);
  return `${nameOf('weekday')} ${language === 'fr' && day === 1 ? '1er' : day}\u00a0${nameOf('month')}`;
}

export function longDay(date: PlainDate, language: Language): string {
  return `${weekdayAndDay(date, language)} ${yearOf(date)}`;
}

/** « Du lundi 6 juillet à midi au vendredi 10 juillet 2026 », « Lundi 6 juillet 2026, matin ». */
export function longPeriod({ start, startHalf, end, endHalf }: LeaveRange, language: Language): string {
  const { am, pm, noon, range } = phrases[language];
  if (start === end) {
    const half = startHalf === 'pm' ? pm : endHalf === 'am' ? am : '';
    return capitalised(`${longDay(start, language)}${half}`);
  }
  const first = yearOf(start) === yearOf(end) ? weekdayAndDay(start, language) : longDay(start, language);
  const from = `${first}${startHalf === 'pm' ? noon : ''}`;
  return capitalised(range(from, `${longDay(end, language)}${endHalf === 'am' ? noon : ''}`));
}

/** « 3,5 jours » */
export function dayCount(count: number, language: Language): string {
  return phrases[language].days(Math.abs(count), figure(count, language));
}

export function countedDays(count: number, language: Language): string {
  return phrases[language].counted(count, figure(count, language));
}

export function calendarDayCount(count: number, language: Language): string {
  return phrases[language].calendar(count, figure(count, language));
}

function figure(count: number, language: Language): string {
  return new Intl.NumberFormat(phrases[language].locale, { maximumFractionDigits: 2 })
    .format(count)
    .replace('-', '\u2212');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
