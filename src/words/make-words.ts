import type { Half } from '#domain/calendar/half-day.ts';
import { type FigureParts, makeFigureWords } from './make-figures.ts';
import { makePeriodWords, type PeriodParts } from './make-periods.ts';
import type { DayText, DayWords, Words } from './words.ts';

type Names = { readonly long: readonly string[]; readonly short: readonly string[] };

/** What languages differ in. One that differs in more writes its own `Words`. */
export interface LanguageParts extends Pick<Words, 'name' | 'locale' | 'names'> {
  /** From Sunday. Tables, since Intl takes a phone 30 ms to begin. */
  readonly weekdays: Names;
  /** From January. */
  readonly months: Names;
  /** « 1er », « 2 » */
  readonly ordinal: (day: number) => string;
  readonly dayInFiles: (date: DayText) => string;
  readonly halves: Readonly<Record<Half, string>>;
  readonly periods: PeriodParts;
  /** Between a day and a time: « à », “at” */
  readonly at: string;
  readonly beforeShortTime: string;
  readonly hour: (hour: number) => string;
  readonly figures: FigureParts;
  readonly and: string;
  readonly or: string;
  /** « 12 autres », “12 others” */
  readonly others: (count: number, figure: string) => string;
}

export function makeWords(parts: LanguageParts): Words {
  const days = makeDayWords(parts);
  const { figures, money } = makeFigureWords(parts.figures);
  const joined = (items: readonly string[], last: string) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
  return {
    name: parts.name,
    locale: parts.locale,
    days,
    periods: makePeriodWords(days, parts.periods, parts.halves),
    instants: {
      long: ({ day, time }) => `${days.date(day)} ${parts.at} ${time}`,
      short: ({ day, time }) => `${days.inFigures(day)}${parts.beforeShortTime}${time}`,
      hour: parts.hour,
    },
    figures,
    money,
    lists: {
      all: (items) => joined(items, parts.and),
      withOthers: (items, others) =>
        joined(others > 0 ? [...items, parts.others(others, figures.figure(others))] : items, parts.and),
      oneOf: (items) => joined(items, parts.or),
    },
    names: parts.names,
  };
}

/** A prerendered page must read the same in every browser: nothing here asks where the reader is. */
function makeDayWords({ weekdays, months, ordinal: ordinalOf, dayInFiles }: LanguageParts): DayWords {
  const weekdayOf = (names: readonly string[], date: DayText) =>
    names[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
  const monthOf = (names: readonly string[], date: DayText) => names[Number(date.slice(5, 7)) - 1] ?? '';
  const year = (date: DayText) => Number(date.slice(0, 4));
  const ordinal = (date: DayText) => ordinalOf(Number(date.slice(8)));
  const month = (date: DayText) => monthOf(months.long, date);
  const shortMonth = (date: DayText) => monthOf(months.short, date);
  const weekday = (date: DayText) => weekdayOf(weekdays.long, date);
  const dateInYear = (date: DayText) => `${ordinal(date)}\u00a0${month(date)}`;
  const dayAndMonth = (date: DayText) => `${weekday(date)} ${dateInYear(date)}`;
  const shortDayAndMonth = (date: DayText) => `${ordinal(date)}\u00a0${shortMonth(date)}`;
  return {
    longDay: (date) => `${dayAndMonth(date)} ${year(date)}`,
    dayAndMonth,
    date: (date) => `${dateInYear(date)} ${year(date)}`,
    dateInYear,
    shortDay: (date) => `${shortDayAndMonth(date)} ${year(date)}`,
    shortDayAndMonth,
    ordinal,
    monthAndYear: (date) => `${month(date)} ${year(date)}`,
    month,
    shortMonth,
    weekday,
    shortWeekday: (date) => weekdayOf(weekdays.short, date),
    inFigures: (date) => date.split('-').reverse().join('/'),
    inFiles: dayInFiles,
    weekdayNames: weekdays.long,
    monthNames: months.long,
  };
}
