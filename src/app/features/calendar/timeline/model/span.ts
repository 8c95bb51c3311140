import {
  addDays,
  addMonths,
  dateOf,
  daysFromTo,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type PlainDate,
  toDayNumber,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import type { TimelineScale } from '../../address.ts';

/** The days on show, both included. */
export interface Span {
  readonly scale: TimelineScale;
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** The day number of the first. */
  readonly firstDay: number;
  readonly days: number;
}

function firstOf(scale: TimelineScale, date: PlainDate): PlainDate {
  if (scale === 'week') return mondayOf(date);
  if (scale === 'month') return firstOfMonth(date);
  if (scale === 'year') return dateOf(yearOf(date), 1, 1);
  return dateOf(yearOf(date), Math.floor((monthOf(date) - 1) / 3) * 3 + 1, 1);
}

function lastOf(scale: TimelineScale, first: PlainDate): PlainDate {
  if (scale === 'week') return addDays(first, 6);
  if (scale === 'month') return lastOfMonth(first);
  return addDays(addMonths(first, scale === 'quarter' ? 3 : 12), -1);
}

/** The week, month, quarter or year that holds a day. */
export function spanOf(scale: TimelineScale, date: PlainDate): Span {
  const from = firstOf(scale, date);
  const to = lastOf(scale, from);
  return { scale, from, to, firstDay: toDayNumber(from), days: daysFromTo(from, to) + 1 };
}

/** The first day of the span before or after. */
export function neighbourOf({ scale, from }: Pick<Span, 'scale' | 'from'>, step: 1 | -1): PlainDate {
  if (scale === 'week') return addDays(from, step * 7);
  return addMonths(from, step * (scale === 'month' ? 1 : scale === 'quarter' ? 3 : 12));
}

/** Narrower, and a day could be neither read nor hit. */
const NARROWEST: Record<TimelineScale, number> = { week: 28, month: 24, quarter: 12, year: 3.5 };

/** All the width there is, in whole pixels, so that lines are sharp; a year of them would leave too much over. */
export function dayWidthIn({ scale, days }: Span, width: number): number {
  const steps = scale === 'year' ? 8 : 1;
  return Math.max(NARROWEST[scale], Math.floor((width / days) * steps) / steps);
}

/** Where a day is wide enough to be cut in two with a finger or a mouse. */
export function showsHalves(dayWidth: number): boolean {
  return dayWidth >= 24;
}
