import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, dateOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';

/** The days of the demo company, told from today so that its year is always this year. */
export interface DemoCalendar {
  readonly today: PlainDate;
  /** The year in which the leave year under way began. */
  readonly period: number;
  /** First day of the acquisition period before the present one: who came later is told from it. */
  readonly firstHires: PlainDate;
  /** Whole weeks, Monday to Friday; week 0 is the present one. */
  readonly weeks: (from: number, count?: number) => LeaveRange;
  /** The same in the last summer that the present period holds, from its first Monday of July. */
  readonly summer: (from: number, count?: number) => LeaveRange;
  /** One day: 1 is Monday. */
  readonly day: (week: number, weekday: number, half?: 'am' | 'pm') => LeaveRange;
  /** The working day that is so many calendar days away, or the one after it. */
  readonly soon: (days: number, half?: 'am' | 'pm') => LeaveRange;
}

const firstMonthOfPeriod = 6;

export function demoCalendar(today: PlainDate): DemoCalendar {
  const monday = mondayOf(today);
  const year = yearOf(today);
  const period = today >= dateOf(year, firstMonthOfPeriod, 1) ? year : year - 1;
  const july = mondayOf(dateOf(period, 7, 7));
  const weeksFrom = (start: PlainDate, from: number, count: number): LeaveRange =>
    leaveRange(addDays(start, from * 7), addDays(start, (from + count) * 7 - 3));
  const single = (date: PlainDate, half?: 'am' | 'pm'): LeaveRange =>
    leaveRange(date, date, half ?? 'am', half ?? 'pm');
  return {
    today,
    period,
    firstHires: dateOf(period - 1, firstMonthOfPeriod, 1),
    weeks: (from, count = 1) => weeksFrom(monday, from, count),
    summer: (from, count = 1) => weeksFrom(july, from, count),
    day: (week, weekday, half) => single(addDays(monday, week * 7 + weekday - 1), half),
    soon: (days, half) => {
      const date = addDays(today, days);
      const weekend = addDays(mondayOf(date), 5);
      return single(date < weekend ? date : addDays(mondayOf(date), 7), half);
    },
  };
}
