import {
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type PlainDate,
  yearOf,
} from '#domain/calendar/plain-date.ts';

/** Whole months, both included, each by its first day. */
export interface MonthSpan {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** As many as a screen can compare and a server can add up at once. */
export const MOST_MONTHS = 36;

/** How far ahead too few people are looked for. */
export const DAYS_FORESEEN = 90;

export function monthsIn({ from, to }: MonthSpan): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
}

/** The same number of months, just before. */
export function spanBefore(span: MonthSpan): MonthSpan {
  const months = monthsIn(span);
  return { from: addMonths(span.from, -months), to: addMonths(span.to, -months) };
}

/** U4: unless somebody says otherwise, the twelve months that are over. */
export function lastTwelveMonths(today: PlainDate): MonthSpan {
  const to = addMonths(firstOfMonth(today), -1);
  return { from: addMonths(to, -11), to };
}

export function lastDayOf({ to }: MonthSpan): PlainDate {
  return lastOfMonth(to);
}
