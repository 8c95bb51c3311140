import { expect, it } from 'vitest';
import { fraction, fractionText } from '#domain/amounts/fraction.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { annualDays } from '#domain/counting/counting-policy.ts';
import { weekOfDays, weekOfHalfDays } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from './leave-policy.ts';
import { refusePolicy } from './policy-check.ts';

it('accepts the defaults', () => {
  expect(refusePolicy(DEFAULT_POLICY)).toEqual([]);
});

it('lists every setting below the law at once (P3)', () => {
  const holidays = { ...DEFAULT_POLICY.holidays, solidarityDay: 'labour-day' } as const;
  expect(refusePolicy({ ...DEFAULT_POLICY, daysPerYear: fraction(24), monthsToTake: 6, holidays })).toEqual([
    'less_than_five_weeks',
    'less_time_than_the_law',
    'solidarity_day_protected',
  ]);
  expect(refusePolicy({ ...DEFAULT_POLICY, openDays: weekOfDays([]), periodStartMonth: 13 })).toEqual([
    'no_open_day',
    'no_such_month',
  ]);
  const sicknessAccruesFrom = plainDate('2025-01-01');
  expect(refusePolicy({ ...DEFAULT_POLICY, unit: 'ouvrables', roundUp: false, sicknessAccruesFrom })).toEqual(
    ['rounding_required', 'sickness_accrues_too_late'],
  );
});

it('gives five weeks in the days of the company (A5)', () => {
  expect(fractionText(annualDays(DEFAULT_POLICY))).toBe('25');
  expect(fractionText(annualDays({ ...DEFAULT_POLICY, openDays: weekOfDays([1, 2, 3, 4, 5, 6]) }))).toBe(
    '30',
  );
  // The weekly rest never counts, so that a week costs six days at most.
  expect(fractionText(annualDays({ ...DEFAULT_POLICY, openDays: weekOfDays([1, 2, 3, 4, 5, 6, 7]) }))).toBe(
    '30',
  );
  const saturdayMorning = weekOfHalfDays([
    '1am',
    '1pm',
    '2am',
    '2pm',
    '3am',
    '3pm',
    '4am',
    '4pm',
    '5am',
    '5pm',
    '6am',
  ]);
  expect(fractionText(annualDays({ ...DEFAULT_POLICY, openDays: saturdayMorning }))).toBe('55/2');
  expect(fractionText(annualDays({ ...DEFAULT_POLICY, unit: 'ouvrables' }))).toBe('30');
});
