import type { Half } from '#domain/calendar/half-day.ts';
import type { DayText, DayWords, PeriodWords, SpokenPeriod } from './words.ts';

export interface PeriodParts {
  /** « le 6 juillet 2026 », “on 6 July 2026” */
  readonly on: (day: string) => string;
  /** « du 6 au 10 juillet 2026 », “from 6 to 10 July 2026” */
  readonly range: (start: string, end: string) => string;
  /** « du lundi 6 juillet 2026 », “Monday 6 July 2026”: behind the name of what lasts one day. */
  readonly ofDay: (day: string) => string;
  /** « 6 juillet à midi », “6 July at noon” */
  readonly noon: (day: string) => string;
}

type Writing = (date: DayText) => string;

/** How much of a day is written, by what the other end says already. */
interface Length {
  readonly full: Writing;
  readonly inYear: Writing;
  readonly inMonth: Writing;
}

export function makePeriodWords(
  days: DayWords,
  { on, range, ofDay, noon }: PeriodParts,
  halves: Readonly<Record<Half, string>>,
): PeriodWords {
  const long = { full: days.longDay, inYear: days.dayAndMonth, inMonth: days.dayAndMonth };
  const short = { full: days.date, inYear: days.dateInYear, inMonth: days.ordinal };
  const compact = { full: days.shortDay, inYear: days.shortDayAndMonth, inMonth: days.ordinal };

  const halfOf = (day: string, half: Half) => `${day} (${halves[half]})`;
  const oneDay = ({ start, startHalf, endHalf }: SpokenPeriod, { full }: Length): string => {
    if (startHalf === 'pm') return halfOf(full(start), 'pm');
    return endHalf === 'am' ? halfOf(full(start), 'am') : full(start);
  };
  /** What both ends share is said once, by the second; « 6 à midi » alone would be an hour. */
  const startOf = ({ start, startHalf, end }: SpokenPeriod, { full, inYear, inMonth }: Length): string => {
    if (start.slice(0, 4) !== end.slice(0, 4)) return full(start);
    return start.slice(0, 7) === end.slice(0, 7) && startHalf === 'am' ? inMonth(start) : inYear(start);
  };
  const edges = (span: SpokenPeriod, length: Length): [start: string, end: string] => {
    const [start, end] = [startOf(span, length), length.full(span.end)];
    return [span.startHalf === 'pm' ? noon(start) : start, span.endHalf === 'am' ? noon(end) : end];
  };
  const isOneDay = ({ start, end }: SpokenPeriod) => start === end;

  const inSentence = (span: SpokenPeriod) =>
    isOneDay(span) ? on(oneDay(span, short)) : range(...edges(span, short));
  return {
    long: (span) => (isOneDay(span) ? oneDay(span, long) : range(...edges(span, long))),
    of: (span) => (isOneDay(span) ? ofDay(oneDay(span, long)) : range(...edges(span, long))),
    short: inSentence,
    compact: (span) => (isOneDay(span) ? oneDay(span, compact) : edges(span, compact).join(' – ')),
    days: (start, end) => inSentence({ start, startHalf: 'am', end, endHalf: 'pm' }),
    half: (half) => halves[half],
    halfOf,
  };
}
