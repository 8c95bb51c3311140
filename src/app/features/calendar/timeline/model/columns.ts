import { fromDayNumber, type PlainDate, weekdayOfDayNumber } from '#domain/calendar/plain-date.ts';
import type { Span } from './span.ts';

/** A stretch of the header, in days from the first one on show. */
export interface HeaderMark {
  readonly date: PlainDate;
  readonly start: number;
  readonly days: number;
}

const daysOf = (span: Span): PlainDate[] =>
  Array.from({ length: span.days }, (_, day) => fromDayNumber(span.firstDay + day));

function stretches(span: Span, startsNew: (date: PlainDate, day: number) => boolean): HeaderMark[] {
  const marks: { date: PlainDate; start: number; days: number }[] = [];
  daysOf(span).forEach((date, day) => {
    const last = marks.at(-1);
    if (last === undefined || startsNew(date, day)) marks.push({ date, start: day, days: 1 });
    else last.days += 1;
  });
  return marks;
}

export function monthMarks(span: Span): HeaderMark[] {
  return stretches(span, (date) => date.endsWith('-01'));
}

/** Each day while it can be read, otherwise each week, which begins on Monday. */
export function dayMarks(span: Span): HeaderMark[] {
  const byDay = span.scale === 'week' || span.scale === 'month';
  return stretches(span, (_, day) => byDay || weekdayOfDayNumber(span.firstDay + day) === 1);
}

/** How far the first line between columns is from the left, in days. */
export function firstLine(span: Span): number {
  const byDay = span.scale === 'week' || span.scale === 'month';
  return byDay ? 0 : (8 - weekdayOfDayNumber(span.firstDay)) % 7;
}
