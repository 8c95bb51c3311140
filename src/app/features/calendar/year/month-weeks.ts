import { dateOf, daysInMonth, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';

/** The weeks of a month, Monday first; null for the days that belong to its neighbours. */
export function monthWeeks(year: number, month: number): (PlainDate | null)[][] {
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) => dateOf(year, month, index + 1));
  const before = weekdayOf(dateOf(year, month, 1)) - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => cells[week * 7 + place] ?? null),
  );
}
