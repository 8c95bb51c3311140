import {
  addDays,
  addMonths,
  dateOf,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type PlainDate,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import type { CalendarAddress } from './address.ts';

export interface ShownRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** The days that the view on show is about, both included: the month, not the days of its neighbours around it. */
export function shownRange(
  { view, month, from, scale }: Pick<CalendarAddress, 'view' | 'month' | 'from' | 'scale'>,
  today: PlainDate,
): ShownRange {
  if (view === 'year') return yearAround(month);
  if (view === 'month') return monthAround(month);
  const day = from ?? (month === firstOfMonth(today) ? today : month);
  switch (scale ?? 'month') {
    case 'week':
      return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
    case 'month':
      return monthAround(day);
    case 'quarter': {
      const first = dateOf(yearOf(day), monthOf(day) - ((monthOf(day) - 1) % 3), 1);
      return { from: first, to: lastOfMonth(addMonths(first, 2)) };
    }
    case 'year':
      return yearAround(day);
  }
}

function monthAround(day: PlainDate): ShownRange {
  return { from: firstOfMonth(day), to: lastOfMonth(day) };
}

function yearAround(day: PlainDate): ShownRange {
  return { from: dateOf(yearOf(day), 1, 1), to: dateOf(yearOf(day), 12, 31) };
}
