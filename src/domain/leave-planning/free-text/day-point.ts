import { isInCalendar } from '#domain/calendar/calendar-bounds.ts';
import {
  addDays,
  addMonths,
  dateOf,
  daysInMonth,
  monthOf,
  type PlainDate,
  type Weekday,
  weekdayOf,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { feastFrom, feastIn } from './feast-days.ts';
import { Unclear } from './refusal.ts';
import type { FeastName } from './vocabulary.ts';

/** A day as it was named. What was left out is found once it is known from when on to look. */
export type DayPoint =
  | { readonly kind: 'known'; readonly date: PlainDate }
  | { readonly kind: 'feast'; readonly feast: FeastName; readonly year: number | null }
  /** `after`: « lundi prochain » is never today; `weeks`: « lundi en huit »; `back`: « lundi dernier ». */
  | {
      readonly kind: 'weekday';
      readonly weekday: Weekday;
      readonly after: boolean;
      readonly weeks: number;
      readonly back: boolean;
    }
  | {
      readonly kind: 'date';
      readonly day: number;
      readonly month: number | null;
      readonly year: number | null;
      readonly weekday: Weekday | null;
    };

export type DatePoint = Extract<DayPoint, { kind: 'date' }>;

/** The first day on or after another that bears the name. */
export function dayFrom(point: DayPoint, from: PlainDate): PlainDate {
  switch (point.kind) {
    case 'known':
      return point.date;
    case 'feast':
      return point.year === null ? feastFrom(from, point.feast) : feastIn(point.year, point.feast);
    case 'weekday': {
      const ahead = (point.weekday - weekdayOf(from) + 7) % 7;
      if (point.back) return addDays(from, ahead - 7);
      return addDays(from, (ahead === 0 && point.after ? 7 : ahead) + point.weeks * 7);
    }
    case 'date':
      return dateFrom(point, from);
  }
}

/** Leap days are the rarest: they come back within eight years. */
const YEARS_AHEAD = 8;

function dateFrom({ day, month, year, weekday }: DatePoint, from: PlainDate): PlainDate {
  if (month !== null && year !== null) return checked(exactly(year, month, day), weekday);
  if (month !== null) {
    for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
      const date = existing(yearOf(from) + ahead, month, day);
      if (date !== null && date >= from) return checked(date, weekday);
    }
    throw new Unclear({ kind: 'no-such-day' });
  }
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const place = addMonths(dateOf(yearOf(from), monthOf(from), 1), ahead);
    const date = existing(yearOf(place), monthOf(place), day);
    if (date !== null && date >= from && (weekday === null || weekdayOf(date) === weekday)) return date;
  }
  throw new Unclear({ kind: 'no-such-day' });
}

/** The latest day on or before another that bears the name: the first end, told by the last. */
export function dateUpTo(point: DatePoint, until: PlainDate): PlainDate {
  const { day, weekday } = point;
  if (point.month !== null && point.year !== null) return dateFrom(point, until);
  const step = point.month === null ? 1 : 12;
  const anchor = dateOf(yearOf(until), point.month ?? monthOf(until), 1);
  for (let back = 0; back <= YEARS_AHEAD * 12; back += step) {
    const place = addMonths(anchor, -back);
    const date = existing(yearOf(place), monthOf(place), day);
    if (date !== null && date <= until) return checked(date, weekday);
  }
  throw new Unclear({ kind: 'no-such-day' });
}

function existing(year: number, month: number, day: number): PlainDate | null {
  return day >= 1 && day <= daysInMonth(year, month) ? dateOf(year, month, day) : null;
}

function exactly(year: number, month: number, day: number): PlainDate {
  const date = existing(year, month, day);
  if (date === null) throw new Unclear({ kind: 'no-such-day' });
  return date;
}

function checked(date: PlainDate, weekday: Weekday | null): PlainDate {
  if (!isInCalendar(date)) throw new Unclear({ kind: 'outside' });
  if (weekday !== null && weekdayOf(date) !== weekday) throw new Unclear({ kind: 'other-weekday', date });
  return date;
}

/** « du 6 au 10 juillet 2026 »: what the first end leaves out, the last one says. */
export function borrowed(point: DatePoint, last: DayPoint): DatePoint {
  if (last.kind !== 'date' || point.year !== null) return point;
  if (point.month !== null) return point;
  // « du 28 au 3 janvier » begins in the month before.
  if (last.month === null || point.day > last.day) return point;
  return { ...point, month: last.month, year: last.year };
}
