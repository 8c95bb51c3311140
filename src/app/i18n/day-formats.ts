import { dayNames } from './day-names.ts';
import { toLanguage } from './language.ts';

/** A day as it crosses the wire, `YYYY-MM-DD`; the domain's checked dates are such texts too. */
type DayText = string;

/** Days of the calendar, in words. A prerendered page must read the same in every browser. */
function makeDayFormats(language: string) {
  const french = language !== 'en';
  const { weekdays, months } = dayNames[toLanguage(language)];
  const weekdayOf = (names: readonly string[], date: DayText) =>
    names[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
  const monthOf = (names: readonly string[], date: DayText) => names[Number(date.slice(5, 7)) - 1] ?? '';
  const ordinal = (date: DayText) => {
    const day = Number(date.slice(8));
    return french && day === 1 ? '1er' : String(day);
  };
  const year = (date: DayText) => Number(date.slice(0, 4));

  const month = (date: DayText) => monthOf(months.long, date);
  const weekday = (date: DayText) => weekdayOf(weekdays.long, date);
  const dayAndMonth = (date: DayText) => `${weekday(date)} ${ordinal(date)}\u00a0${month(date)}`;
  const shortDayAndMonth = (date: DayText) => `${ordinal(date)}\u00a0${monthOf(months.short, date)}`;
  return {
    /** « vendredi 1er mai 2026 », “Friday 1 May 2026”. */
    longDay: (date: DayText) => `${dayAndMonth(date)} ${year(date)}`,
    /** « vendredi 1er mai » */
    dayAndMonth,
    /** « 1er mai 2026 », « 6 juil. 2026 » */
    shortDay: (date: DayText) => `${shortDayAndMonth(date)} ${year(date)}`,
    /** « 6 juil. » */
    shortDayAndMonth,
    /** « 6 » */
    ordinal,
    /** « mai 2026 », for any day of it. */
    monthAndYear: (date: DayText) => `${month(date)} ${year(date)}`,
    /** « mai » */
    month,
    /** « vendredi » */
    weekday,
    /** « ven. » */
    shortWeekday: (date: DayText) => weekdayOf(weekdays.short, date),
  };
}

export type DayFormats = ReturnType<typeof makeDayFormats>;

const known = new Map<string, DayFormats>();

/** The same for the same language, so that they can stand among the dependencies of an effect. */
export function dayFormats(language: string): DayFormats {
  const formats = known.get(language) ?? makeDayFormats(language);
  known.set(language, formats);
  return formats;
}
