import type { Weekday } from '#domain/calendar/plain-date.ts';
import type { HolidayObservance } from '#domain/holidays/observance.ts';
import type { WeekHalfDays } from './working-pattern.ts';

export type CountingUnit = 'ouvres' | 'ouvrables';

/** What an organisation decides about counting; each field names the rule it settles. */
export interface CountingPolicy {
  /** C2, C8. */
  readonly unit: CountingUnit;
  /** C8: the half-days on which the company is open, which is what « ouvré » means. */
  readonly openDays: WeekHalfDays;
  /** C9: the company's weekly rest, Sunday unless it is moved. */
  readonly weeklyRest: Weekday;
  /** C3, C10. */
  readonly holidays: HolidayObservance;
  /** C13: whether a single half-day drags the rest days after it, as a whole day does. */
  readonly loneHalfDay: 'costs-half' | 'reaches-return';
  /** C14: what a day costs to a person who works only half of it. */
  readonly halfWorkedDay: 'whole' | 'half';
  /** C5: whether a holiday on a day that is ouvrable but not ouvré gives one day back. */
  readonly creditHolidayOnClosedDay: boolean;
  /** C4: how many Saturdays count in one period, where custom caps them; null where it does not. */
  readonly saturdayCap: number | null;
}
