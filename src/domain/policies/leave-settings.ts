import { fraction } from '#domain/amounts/fraction.ts';
import type { PlainDate, Weekday } from '#domain/calendar/plain-date.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import { weekOfDays } from '#domain/counting/working-pattern.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import { DEFAULT_POLICY, type LeavePolicy } from './leave-policy.ts';

/** What becomes of days left over, in words that a form can hold. */
export interface CarryOverSetting {
  readonly kind: 'none' | 'all' | 'up-to';
  /** For `up-to`; days with two decimals at most. */
  readonly days: number;
  readonly months: number;
}

export interface RttSetting {
  readonly daysPerYear: number;
  readonly acquisition: 'monthly' | 'on-1-january';
}

/**
 * The choices of an organisation as people make and read them. A policy is made of them; what nobody chooses here
 * is the law's, each doubt read in favour of the employee.
 */
export interface LeaveSettings {
  readonly holidayZone: HolidayZone;
  readonly countingMode: CountingUnit;
  /** June by law. */
  readonly periodStartMonth: number;
  readonly openDays: readonly Weekday[];
  /** Holidays worked on that one day. */
  readonly workedHolidays: readonly PlainDate[];
  /** The holiday worked every year for the solidarity day; null when it is made up otherwise. */
  readonly solidarityDay: HolidayKey | null;
  readonly goodFridayOff: boolean;
  /** Null: five weeks, in the unit of counting. */
  readonly daysPerYear: number | null;
  readonly refuseBeyondBalance: boolean;
  readonly carryOver: CarryOverSetting;
  readonly fractionnement: boolean;
  readonly rtt: RttSetting | null;
  readonly loneHalfDay: 'costs-half' | 'reaches-return';
  readonly halfWorkedDay: 'whole' | 'half';
  readonly creditHolidayOnClosedDay: boolean;
}

export const DEFAULT_SETTINGS: LeaveSettings = {
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  periodStartMonth: DEFAULT_POLICY.periodStartMonth,
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  solidarityDay: null,
  goodFridayOff: true,
  daysPerYear: null,
  refuseBeyondBalance: false,
  carryOver: { kind: 'none', days: 0, months: 12 },
  fractionnement: true,
  rtt: null,
  loneHalfDay: 'costs-half',
  halfWorkedDay: 'whole',
  creditHolidayOnClosedDay: true,
};

/** Two decimals are what forms take; more would not be what was typed. */
function days(amount: number) {
  return fraction(Math.round(amount * 100), 100);
}

/** Sunday, unless the company is open on it and closed on another day (C9). */
function weeklyRest(openDays: readonly Weekday[]): Weekday {
  const closed = ([7, 6, 5, 4, 3, 2, 1] as const).find((weekday) => !openDays.includes(weekday));
  return closed ?? 7;
}

export function policyOf(settings: LeaveSettings): LeavePolicy {
  const { carryOver, rtt } = settings;
  return {
    ...DEFAULT_POLICY,
    unit: settings.countingMode,
    openDays: weekOfDays(settings.openDays),
    weeklyRest: weeklyRest(settings.openDays),
    holidays: {
      zone: settings.holidayZone,
      workedHolidays: [],
      workedDates: [...settings.workedHolidays],
      solidarityDay: settings.solidarityDay,
      goodFridayOff: settings.goodFridayOff,
    },
    daysPerYear: settings.daysPerYear === null ? null : days(settings.daysPerYear),
    periodStartMonth: settings.periodStartMonth,
    refuseBeyondBalance: settings.refuseBeyondBalance,
    carryOver:
      carryOver.kind === 'up-to'
        ? { kind: 'up-to', days: days(carryOver.days), months: carryOver.months }
        : carryOver.kind === 'all'
          ? { kind: 'all', months: carryOver.months }
          : { kind: 'none' },
    fractionnement: settings.fractionnement,
    rtt: rtt && {
      daysPerYear: days(rtt.daysPerYear),
      acquisition: rtt.acquisition,
      accruesDuringSickness: false,
    },
    loneHalfDay: settings.loneHalfDay,
    halfWorkedDay: settings.halfWorkedDay,
    creditHolidayOnClosedDay: settings.creditHolidayOnClosedDay,
  };
}
