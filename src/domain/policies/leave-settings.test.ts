import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { weekOfDays } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from './leave-policy.ts';
import { completedRtt, DEFAULT_SETTINGS, policyOf } from './leave-settings.ts';
import { refusePolicy } from './policy-check.ts';

describe('settings (P1, P3)', () => {
  it('are the law’s until someone chooses otherwise', () => {
    expect(policyOf(DEFAULT_SETTINGS)).toEqual(DEFAULT_POLICY);
    expect(refusePolicy(policyOf(DEFAULT_SETTINGS))).toEqual([]);
  });

  it('keep what was typed exactly', () => {
    const policy = policyOf({
      ...DEFAULT_SETTINGS,
      daysPerYear: 27.33,
      rtt: completedRtt({ daysPerYear: 9.5 }),
      carryOver: { kind: 'up-to', days: 5.5, months: 3 },
    });
    expect(policy.daysPerYear).toEqual(fraction(2733, 100));
    expect(policy.rtt?.daysPerYear).toEqual(fraction(19, 2));
    expect(policy.carryOver).toEqual({ kind: 'up-to', days: fraction(11, 2), months: 3 });
  });

  it('move the weekly rest of a company that is open on Sunday', () => {
    const policy = policyOf({ ...DEFAULT_SETTINGS, openDays: [2, 3, 4, 5, 6, 7] });
    expect(policy.weeklyRest).toBe(1);
    expect(policy.openDays).toBe(weekOfDays([2, 3, 4, 5, 6, 7]));
  });

  it('mark single holidays as worked', () => {
    const { holidays } = policyOf({ ...DEFAULT_SETTINGS, workedHolidays: [d('2026-05-25')] });
    expect(holidays.workedDates).toEqual(['2026-05-25']);
  });

  it('are refused below the law', () => {
    expect(refusePolicy(policyOf({ ...DEFAULT_SETTINGS, daysPerYear: 24 }))).toEqual([
      'less_than_five_weeks',
    ]);
    expect(refusePolicy(policyOf({ ...DEFAULT_SETTINGS, openDays: [] }))).toContain('no_open_day');
  });
});
