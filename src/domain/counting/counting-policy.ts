import { compare, type Fraction, fraction, multiply } from '#domain/amounts/fraction.ts';
import type { Weekday } from '#domain/calendar/plain-date.ts';
import type { HolidayObservance } from '#domain/holidays/observance.ts';
import { countHalfDays, type WeekHalfDays } from './working-pattern.ts';

export type CountingUnit = 'ouvres' | 'ouvrables';

/** What an organisation decides about counting; each field names the rule it settles. */
export interface CountingPolicy {
  /** C2, C8. */
  readonly unit: CountingUnit;
  /** C8: the half-days on which the company is open, which is what « ouvré » means. */
  readonly openDays: WeekHalfDays;
  /** A1, A5: days of a whole year, in the unit of counting; null is the law's (five weeks). */
  readonly daysPerYear: Fraction | null;
  /** C9: the company's weekly rest, Sunday unless it is moved. */
  readonly weeklyRest: Weekday;
  /** C3, C10. */
  readonly holidays: HolidayObservance;
  /** C13: whether a single half-day drags the rest days after it, as a whole day does. */
  readonly loneHalfDay: 'costs-half' | 'reaches-return';
  /** C14: what a day costs to a person who works only half of it. */
  readonly halfWorkedDay: 'whole' | 'half';
  /** C5: whether a holiday on a day that is ouvrable but not ouvré gives one day back, the year being the law's. */
  readonly creditHolidayOnClosedDay: boolean;
  /** C4: how many Saturdays count in one period, where custom caps them; null where it does not. */
  readonly saturdayCap: number | null;
}

const WEEKS_PER_YEAR = fraction(5);
const SIX_DAYS_OF_HALVES = 12;

/** Days of leave in one week: six ouvrables, or the open days; the weekly rest never counts (C9), so six at most. */
export function daysPerWeek(policy: CountingPolicy): Fraction {
  if (policy.unit === 'ouvrables') return fraction(6);
  return fraction(Math.min(SIX_DAYS_OF_HALVES, countHalfDays(policy.openDays)), 2);
}

/** A5: five weeks, in days of the unit: 30 ouvrables, or five times the open days of the company (25, 27.5, 30). */
export function legalDaysPerYear(policy: CountingPolicy): Fraction {
  return multiply(WEEKS_PER_YEAR, daysPerWeek(policy));
}

export function annualDays(policy: CountingPolicy): Fraction {
  return policy.daysPerYear ?? legalDaysPerYear(policy);
}

/** C5: a company that grants more than five weeks owes nothing for a holiday on a closed day. */
export function creditsHolidayOnClosedDay(policy: CountingPolicy): boolean {
  return policy.creditHolidayOnClosedDay && compare(annualDays(policy), legalDaysPerYear(policy)) <= 0;
}
