import { toNumber, ZERO } from '#domain/amounts/fraction.ts';
import { FIRST_DAY } from '#domain/calendar/calendar-bounds.ts';
import type { Weekday } from '#domain/calendar/plain-date.ts';
import { halvesOn } from '#domain/counting/working-pattern.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { DEFAULT_SETTINGS, type LeaveSettings, policyOf } from '#domain/policies/leave-settings.ts';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** What a company would have to set, or the parts of the policy that no setting of today gives. */
export function expressPolicy(policy: LeavePolicy): { settings: LeaveSettings; missing: string[] } {
  const { carryOver, rtt, holidays } = policy;
  const settings: LeaveSettings = {
    ...DEFAULT_SETTINGS,
    holidayZone: holidays.zone,
    countingMode: policy.unit,
    periodStartMonth: policy.periodStartMonth,
    openDays: WEEKDAYS.filter((weekday) => halvesOn(policy.openDays, weekday) !== 0),
    workedHolidays: holidays.workedDates,
    yearlyWorkedHolidays: holidays.workedHolidays,
    solidarityDay: holidays.solidarityDay,
    goodFridayOff: holidays.goodFridayOff,
    daysPerYear: policy.daysPerYear === null ? null : toNumber(policy.daysPerYear),
    refuseBeyondBalance: policy.refuseBeyondBalance,
    carryOver: {
      kind: carryOver.kind,
      days: carryOver.kind === 'up-to' ? toNumber(carryOver.days) : 0,
      months: carryOver.kind === 'none' ? 12 : carryOver.months,
    },
    fractionnement: policy.fractionnement,
    rtt:
      rtt === null || rtt.contractDays
        ? null
        : {
            daysPerYear: toNumber(rtt.daysPerYear),
            acquisition: rtt.acquisition,
            employerDays: toNumber(rtt.employerDays ?? ZERO),
            partTime: rtt.partTime ?? 'pro-rata',
          },
    forfaitJours: rtt?.contractDays ? { days: rtt.contractDays } : null,
    seniority: policy.seniority.map(({ years, days }) => ({ years, days: toNumber(days) })),
    youngParentDays: policy.youngParentDays,
    loneHalfDay: policy.loneHalfDay,
    halfWorkedDay: policy.halfWorkedDay,
    creditHolidayOnClosedDay: policy.creditHolidayOnClosedDay,
    supplementaryBirthLeaveAccrues: policy.supplementaryBirthLeaveAccrues,
  };
  const given: LeavePolicy = policyOf(settings);
  const parts = Object.keys(policy) as (keyof LeavePolicy)[];
  const missing = parts.filter((part) => JSON.stringify(given[part]) !== JSON.stringify(policy[part]));
  return { settings, missing: missing.map((part) => `no setting gives this ${part}`) };
}

/** As the API takes them. */
export function settingsForm({ periodStartMonth, ...settings }: LeaveSettings): object {
  return {
    ...settings,
    timeZone: 'Europe/Paris',
    referencePeriodStart: `${String(periodStartMonth).padStart(2, '0')}-01`,
    effectiveFrom: FIRST_DAY,
  };
}
