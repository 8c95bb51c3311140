import { fraction } from '#domain/amounts/fraction.ts';
import { roundedHundredths } from '#domain/amounts/rounding.ts';
import type { PlainDate, Weekday } from '#domain/calendar/plain-date.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import { weekOfDays } from '#domain/counting/working-pattern.ts';
import type { HolidayKey } from '#domain/holidays/public-holidays.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import { DEFAULT_POLICY, type LeavePolicy, type RttPolicy } from './leave-policy.ts';

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
  /** R6: of these days, those whose dates the employer decides. */
  readonly employerDays: number;
  /** R4. */
  readonly partTime: 'pro-rata' | 'full';
}

export interface SenioritySetting {
  readonly years: number;
  readonly days: number;
}

/** R3: a contract in days of work a year, 218 at most. */
export interface ForfaitSetting {
  readonly days: number;
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
  /** Holidays worked every year. */
  readonly yearlyWorkedHolidays: readonly HolidayKey[];
  /** The holiday worked every year for the solidarity day; null when it is made up otherwise. */
  readonly solidarityDay: HolidayKey | null;
  readonly goodFridayOff: boolean;
  /** Null: five weeks, in the unit of counting. */
  readonly daysPerYear: number | null;
  readonly refuseBeyondBalance: boolean;
  readonly carryOver: CarryOverSetting;
  readonly fractionnement: boolean;
  readonly rtt: RttSetting | null;
  /** R3: where someone has it, rest days of the year are counted instead of a number of RTT days. */
  readonly forfaitJours: ForfaitSetting | null;
  /** N1: days more from a number of years on; the highest step that is reached counts. */
  readonly seniority: readonly SenioritySetting[];
  /** Y1. */
  readonly youngParentDays: boolean;
  readonly loneHalfDay: 'costs-half' | 'reaches-return';
  readonly halfWorkedDay: 'whole' | 'half';
  readonly creditHolidayOnClosedDay: boolean;
  /** W3. */
  readonly supplementaryBirthLeaveAccrues: boolean;
}

export const DEFAULT_SETTINGS: LeaveSettings = {
  holidayZone: 'metropole',
  countingMode: 'ouvres',
  periodStartMonth: DEFAULT_POLICY.periodStartMonth,
  openDays: [1, 2, 3, 4, 5],
  workedHolidays: [],
  yearlyWorkedHolidays: [],
  solidarityDay: null,
  goodFridayOff: true,
  daysPerYear: null,
  refuseBeyondBalance: false,
  carryOver: { kind: 'none', days: 0, months: 12 },
  fractionnement: true,
  rtt: null,
  forfaitJours: null,
  seniority: [],
  youngParentDays: true,
  loneHalfDay: 'costs-half',
  halfWorkedDay: 'whole',
  creditHolidayOnClosedDay: true,
  supplementaryBirthLeaveAccrues: true,
};

/** What holds of RTT when nobody chose. */
const DEFAULT_RTT = { acquisition: 'monthly', employerDays: 0, partTime: 'pro-rata' } as const;

/** An RTT counter with what is not said about it. */
export function completedRtt(
  said: Pick<RttSetting, 'daysPerYear'> & { readonly [Name in keyof RttSetting]?: RttSetting[Name] },
): RttSetting {
  return { ...DEFAULT_RTT, ...said };
}

/** Settings that an earlier version kept, with what it did not know of. */
export function completedSettings(kept: LeaveSettings): LeaveSettings {
  return { ...DEFAULT_SETTINGS, ...kept, rtt: kept.rtt && completedRtt(kept.rtt) };
}

/** Two decimals are what forms take; more would not be what was typed. */
function days(amount: number) {
  return fraction(roundedHundredths(amount), 100);
}

/** Sunday, unless the company is open on it and closed on another day (C9). */
function weeklyRest(openDays: readonly Weekday[]): Weekday {
  const closed = ([7, 6, 5, 4, 3, 2, 1] as const).find((weekday) => !openDays.includes(weekday));
  return closed ?? 7;
}

/** R3: rest days of a contract in days are credited like RTT; at once where no RTT says how. */
function rttPolicy({ rtt, forfaitJours }: LeaveSettings): RttPolicy | null {
  if (rtt === null && forfaitJours === null) return null;
  return {
    daysPerYear: days(rtt?.daysPerYear ?? 0),
    acquisition: rtt?.acquisition ?? 'on-1-january',
    accruesDuringSickness: false,
    partTime: rtt?.partTime ?? DEFAULT_RTT.partTime,
    employerDays: days(rtt?.employerDays ?? 0),
    contractDays: forfaitJours?.days ?? null,
  };
}

export function policyOf(settings: LeaveSettings): LeavePolicy {
  const { carryOver } = settings;
  return {
    ...DEFAULT_POLICY,
    unit: settings.countingMode,
    openDays: weekOfDays(settings.openDays),
    weeklyRest: weeklyRest(settings.openDays),
    holidays: {
      zone: settings.holidayZone,
      workedHolidays: [...settings.yearlyWorkedHolidays],
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
    rtt: rttPolicy(settings),
    seniority: settings.seniority.map((step) => ({ years: step.years, days: days(step.days) })),
    youngParentDays: settings.youngParentDays,
    loneHalfDay: settings.loneHalfDay,
    halfWorkedDay: settings.halfWorkedDay,
    creditHolidayOnClosedDay: settings.creditHolidayOnClosedDay,
    supplementaryBirthLeaveAccrues: settings.supplementaryBirthLeaveAccrues,
  };
}
