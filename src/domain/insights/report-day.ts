import { addDays, firstOfMonth, type PlainDate, weekdayOf } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import type { CountingPolicy } from '#domain/counting/counting-policy.ts';
import { halvesOn } from '#domain/counting/working-pattern.ts';
import { holidayDay } from '#domain/holidays/observance.ts';

/** How many days later a server that was down still sends what was due; 0066 looks as many days after the latest. */
const DAYS_OF_GRACE = 6;
const LATEST_FIRST_DAY = 4;

/** U12: the first day of the month on which the company is open, or one of the days after it. */
export function isReportDay(policies: Timeline<CountingPolicy>, today: PlainDate): boolean {
  for (let place = 0; place < LATEST_FIRST_DAY; place += 1) {
    const day = addDays(firstOfMonth(today), place);
    if (isOpen(valueAt(policies, day), day)) return today >= day && today <= addDays(day, DAYS_OF_GRACE);
  }
  return false;
}

function isOpen({ openDays, holidays }: CountingPolicy, day: PlainDate): boolean {
  return halvesOn(openDays, weekdayOf(day)) > 0 && holidayDay(holidays, day).kind !== 'off';
}
