import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { type HolidayObservance, holidayDay } from './observance.ts';
import { holidaysBetween, type PublicHoliday } from './public-holidays.ts';

/** A public holiday as an organisation lives it. */
export interface ObservedHoliday {
  readonly holiday: PublicHoliday;
  readonly worked: boolean;
}

interface WithHolidays {
  readonly holidays: HolidayObservance;
}

/** In order, one for each day, by the zone and the choices in force on that day (C15). */
export function observedHolidays(
  policies: Timeline<WithHolidays>,
  from: PlainDate,
  to: PlainDate,
): ObservedHoliday[] {
  const zones = new Set(policies.map(({ value }) => value.holidays.zone));
  const days = [...zones].flatMap((zone) => holidaysBetween(zone, from, to).map(({ date }) => date));
  return [...new Set(days)].sort().flatMap((date) => {
    const day = holidayDay(valueAt(policies, date).holidays, date);
    return day.kind === 'none' ? [] : [{ holiday: day.holiday, worked: day.kind === 'worked' }];
  });
}
