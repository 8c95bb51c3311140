import { FIRST_STORED_DAY } from '#domain/calendar/calendar-bounds.ts';
import { addDays, addMonths, dateOf, monthOf, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';

/** The months in which a right to leave is earned, both days included. */
export interface ReferencePeriod {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

function naturalStart(date: PlainDate, startMonth: number): PlainDate {
  const year = monthOf(date) >= startMonth ? yearOf(date) : yearOf(date) - 1;
  return dateOf(year, startMonth, 1);
}

/** First days on which the month that starts the period changes. */
function changesOfStartMonth(policies: Timeline<LeavePolicy>): PlainDate[] {
  const changes: PlainDate[] = [];
  let month = policies[0].value.periodStartMonth;
  for (const entry of policies) {
    if (entry.value.periodStartMonth !== month) changes.push(entry.from);
    month = entry.value.periodStartMonth;
  }
  return changes;
}

/** A6: the period a day belongs to. A period is cut short when the organisation moves to another one. */
export function periodAt(policies: Timeline<LeavePolicy>, date: PlainDate): ReferencePeriod {
  return periodUnder(policies, valueAt(policies, date), date);
}

/** The same where the policy of the day is known already. */
export function periodUnder(
  policies: Timeline<LeavePolicy>,
  { periodStartMonth }: LeavePolicy,
  date: PlainDate,
): ReferencePeriod {
  let start = naturalStart(date, periodStartMonth);
  let end = addDays(addMonths(start, 12), -1);
  for (const change of changesOfStartMonth(policies)) {
    if (change <= date && change > start) start = change;
    if (change > date && change <= end) end = addDays(change, -1);
  }
  // A line about an earlier day would be read otherwise than it was written, and corrected every night.
  if (start < FIRST_STORED_DAY && date >= FIRST_STORED_DAY) start = FIRST_STORED_DAY;
  return { start, end };
}

/** Those that hold some day of the time, first to last. Each starts after the one before: a year's days, no more periods. */
export function periodsBetween(
  policies: Timeline<LeavePolicy>,
  from: PlainDate,
  to: PlainDate,
): ReferencePeriod[] {
  const periods: ReferencePeriod[] = [];
  let date = from;
  while (date <= to) {
    const period = periodAt(policies, date);
    periods.push(period);
    date = addDays(period.end, 1);
  }
  return periods;
}

/** B3: last day on which the days of a period can be taken. */
export function lastDayToTake(period: ReferencePeriod, months: number): PlainDate {
  return addDays(addMonths(addDays(period.end, 1), months), -1);
}
