/** A day as it crosses the wire, `YYYY-MM-DD`; the domain's checked dates are such texts too. */
type DayText = string;

/**
 * Days of the calendar, in words. The pieces come from Intl and are put together here: browsers disagree on the
 * commas between them, and a prerendered page must read the same in all of them.
 */
export function dayFormats(language: string) {
  const french = language !== 'en';
  const locale = french ? 'fr-FR' : 'en-GB';
  const fields = { weekday: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const long = new Intl.DateTimeFormat(locale, { ...fields, month: 'long' });
  const short = new Intl.DateTimeFormat(locale, { ...fields, weekday: 'short', month: 'short' });

  const nameOf = (format: Intl.DateTimeFormat, type: 'weekday' | 'month', date: DayText) =>
    format.formatToParts(new Date(`${date}T12:00:00Z`)).find((part) => part.type === type)?.value ?? '';
  const ordinal = (date: DayText) => {
    const day = Number(date.slice(8));
    return french && day === 1 ? '1er' : String(day);
  };
  const year = (date: DayText) => Number(date.slice(0, 4));

  const dayAndMonth = (date: DayText) =>
    `${nameOf(long, 'weekday', date)} ${ordinal(date)}\u00a0${nameOf(long, 'month', date)}`;
  const shortDayAndMonth = (date: DayText) => `${ordinal(date)}\u00a0${nameOf(short, 'month', date)}`;
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
    monthAndYear: (date: DayText) => `${nameOf(long, 'month', date)} ${year(date)}`,
    /** « mai » */
    month: (date: DayText) => nameOf(long, 'month', date),
    /** « vendredi » */
    weekday: (date: DayText) => nameOf(long, 'weekday', date),
    /** « ven. » */
    shortWeekday: (date: DayText) => nameOf(short, 'weekday', date),
  };
}

export type DayFormats = ReturnType<typeof dayFormats>;
