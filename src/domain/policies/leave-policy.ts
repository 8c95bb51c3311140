import type { Fraction } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { CountingPolicy } from '#domain/counting/counting-policy.ts';
import { MONDAY_TO_FRIDAY } from '#domain/counting/working-pattern.ts';

/** What happens to days that are left when their time is over. */
export type CarryOver =
  | { readonly kind: 'none' }
  | { readonly kind: 'all'; readonly months: number }
  | { readonly kind: 'up-to'; readonly days: Fraction; readonly months: number };

export interface SeniorityStep {
  readonly years: number;
  readonly days: Fraction;
}

export interface RttPolicy {
  readonly daysPerYear: Fraction;
  readonly acquisition: 'monthly' | 'on-1-january';
  /** R1: whether a month of sickness still earns RTT. */
  readonly accruesDuringSickness: boolean;
  /** R4: pro rata to the working week, unless an agreement gives as many to part-timers. */
  readonly partTime?: 'pro-rata' | 'full';
  /** R3: days of work of a yearly contract in days, from which its rest days follow year by year; null without one. */
  readonly contractDays?: number | null;
  /** R6: of the days of a year, those whose dates the employer decides. */
  readonly employerDays?: Fraction;
}

/** What an organisation decides about rights; each field names the rule it settles. */
export interface AccrualPolicy {
  /** A6: the acquisition period starts on the first of this month: June by law. */
  readonly periodStartMonth: number;
  /** A2: months for whole months and the best of months, weeks and days for the rest; or the best of all everywhere. */
  readonly accrualMethod: 'months-then-best' | 'best-of';
  /** A3. */
  readonly roundUp: boolean;
  /** S1: first day of ordinary sickness that earns leave. */
  readonly sicknessAccruesFrom: PlainDate;
  /** W3: no source says whether it earns leave. */
  readonly supplementaryBirthLeaveAccrues: boolean;
  /** B3: months after the acquisition period in which its days can be taken. */
  readonly monthsToTake: number;
  /** B4. */
  readonly carryOver: CarryOver;
  /** S3: 15 by law, more by agreement. */
  readonly sicknessExtensionMonths: number;
  /** F1: removed by agreement when false. */
  readonly fractionnement: boolean;
  /** F4: twelve days in a row in summer first, as the administration reads it. */
  readonly fractionnementNeedsSummerLeave: boolean;
  /** Y1: credit of days for dependent children. */
  readonly youngParentDays: boolean;
  /** N1: none by law. */
  readonly seniority: readonly SeniorityStep[];
  readonly rtt: RttPolicy | null;
  /** B6: whether a request beyond the balance is refused or only warned about. */
  readonly refuseBeyondBalance: boolean;
}

export interface LeavePolicy extends CountingPolicy, AccrualPolicy {}

/** French law, each doubt read in favour of the employee. */
export const DEFAULT_POLICY: LeavePolicy = {
  unit: 'ouvres',
  openDays: MONDAY_TO_FRIDAY,
  weeklyRest: 7,
  holidays: {
    zone: 'metropole',
    workedHolidays: [],
    workedDates: [],
    solidarityDay: null,
    goodFridayOff: true,
  },
  loneHalfDay: 'costs-half',
  halfWorkedDay: 'whole',
  creditHolidayOnClosedDay: true,
  saturdayCap: null,
  daysPerYear: null,
  periodStartMonth: 6,
  accrualMethod: 'months-then-best',
  roundUp: true,
  sicknessAccruesFrom: '2024-04-24' as PlainDate,
  supplementaryBirthLeaveAccrues: true,
  monthsToTake: 12,
  carryOver: { kind: 'none' },
  sicknessExtensionMonths: 15,
  fractionnement: true,
  fractionnementNeedsSummerLeave: false,
  youngParentDays: true,
  seniority: [],
  rtt: null,
  refuseBeyondBalance: false,
};
