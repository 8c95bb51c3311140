import { addDays, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';
import { absencesByDay, type DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';

export interface WeekDay {
  readonly date: PlainDate;
  readonly away: readonly DayAbsence[];
}

/**
 * Today and the days after it. A Saturday or Sunday is told only where an absence begins or ends on it: for most
 * companies leave merely passes over them.
 */
export function daysAhead(
  absences: readonly CalendarAbsence[],
  from: PlainDate,
  to: PlainDate,
): { today: WeekDay; ahead: WeekDay[] } {
  const byDay = absencesByDay(absences, from, to);
  const on = (date: PlainDate): WeekDay => ({ date, away: byDay.get(date) ?? [] });
  const ahead: WeekDay[] = [];
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    const day = on(date);
    const touches = day.away.some(({ absence }) => [absence.startDate, absence.endDate].includes(date));
    if (weekdayOf(date) <= 5 || touches) ahead.push(day);
  }
  return { today: on(from), ahead };
}
