import {
  addDays,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type PlainDate,
  yearOf,
} from '#domain/calendar/plain-date.ts';
import { mondayOf, monthGrid } from '#domain/calendar/week.ts';

const UPCOMING_FOR_MANAGERS = 5;
const UPCOMING = 3;

/** The days that the grid of a month shows, those of its neighbours included. */
export function monthDays(month: PlainDate): { from: PlainDate; to: PlainDate } {
  const days = monthGrid(yearOf(month), monthOf(month));
  return { from: days[0] ?? month, to: days.at(-1) ?? month };
}

/** An agenda starts today and looks four weeks ahead; that of another month is about that month. */
export function agendaDays(month: PlainDate, today: PlainDate): { from: PlainDate; to: PlainDate } {
  if (month !== firstOfMonth(today)) return { from: month, to: lastOfMonth(month) };
  return { from: today, to: addDays(mondayOf(today), 27) };
}

/** The next ones to leave; managers see some more. */
export function upcomingQuery(today: PlainDate, isManager: boolean) {
  const limit = isManager ? UPCOMING_FOR_MANAGERS : UPCOMING;
  return { from: addDays(today, 1), starting: 'true', limit } as const;
}

export function weekQuery(today: PlainDate) {
  const monday = mondayOf(today);
  return { from: monday, to: addDays(monday, 6) };
}
