import { describe, expect, it } from 'vitest';
import { fraction, fractionText, negate, subtract, toNumber, ZERO } from '#domain/amounts/fraction.ts';
import { comparePayslip } from './compare-payslip.ts';
import type { CounterCause } from './difference-causes.ts';
import { compareWith, DAY, knownBalance, paidPerson } from './paid-person.fixture.ts';

const told = (causes: readonly CounterCause[]) =>
  causes.map(({ days, ...facts }) => ({ ...facts, days: Math.round(days * 100) / 100 }));

describe('J18: a payslip is compared with what the closed month knew', () => {
  it('is equal where nothing is different, N-1 and N each by itself', () => {
    const person = paidPerson({ leaves: [['a', '2026-08-03', '2026-08-07']] });
    expect(fractionText(knownBalance(person, 'paid-leave-n1'))).toBe('20');
    expect(fractionText(knownBalance(person, 'paid-leave-n'))).toBe('125/12');
    for (const counter of ['paid-leave-n1', 'paid-leave-n', 'paid-leave'])
      expect(compareWith(person, counter, ZERO)).toMatchObject({
        difference: 0,
        causes: [],
        unexplained: 0,
        since: [],
      });
  });

  it('tells what came after closing, and does not hold it against a payslip that could not know', () => {
    const person = paidPerson({}, { leaves: [['late', '2026-10-12', '2026-10-13']] });
    const { difference, causes, since } = compareWith(person, 'paid-leave-n1', ZERO);
    expect([difference, causes]).toEqual([0, []]);
    expect(told(since)).toEqual([{ kind: 'late-absence', requestId: 'late', back: false, days: -2 }]);
  });

  it('knows nothing but today where no month is closed', () => {
    const person = paidPerson({ leaves: [['a', '2026-10-12', '2026-10-13']] }, null);
    expect(compareWith(person, 'paid-leave', ZERO)).toMatchObject({ difference: 0, since: [] });
  });

  it('prints what was taken before it was earned under the present period', () => {
    const person = paidPerson({ from: '2026-08-01', leaves: [['a', '2026-09-07', '2026-09-18']] });
    expect(fractionText(knownBalance(person, 'paid-leave-n1'))).toBe('0');
    expect(toNumber(knownBalance(person, 'paid-leave-n'))).toBeCloseTo(6.25 - 10);
  });
});

describe('J19: each difference is named by its cause', () => {
  it('an absence told after closing that the payslip counts already', () => {
    const person = paidPerson({}, { leaves: [['late', '2026-10-12', '2026-10-13']] });
    const { causes, unexplained } = compareWith(person, 'paid-leave-n1', fraction(-2));
    expect(told(causes)).toEqual([{ kind: 'late-absence', requestId: 'late', back: false, days: -2 }]);
    expect(unexplained).toBe(0);
  });

  it('an adjustment that only we have, and one that we wrote after closing', () => {
    const ours = paidPerson({ adjusted: [['Accord', 3]] });
    expect(told(compareWith(ours, 'paid-leave-n', fraction(-3)).causes)).toEqual([
      { kind: 'adjustment', reason: 'Accord', later: false, days: -3 },
    ]);
    const later = paidPerson({}, { adjusted: [['Bulletin', 1.5]] });
    expect(told(compareWith(later, 'paid-leave-n', fraction(3, 2)).causes)).toEqual([
      { kind: 'adjustment', reason: 'Bulletin', later: true, days: 1.5 },
    ]);
  });

  it('seniority that they keep in another counter', () => {
    const person = paidPerson({ policy: { seniority: [{ years: 1, days: fraction(2) }] } });
    expect(told(compareWith(person, 'paid-leave-n1', fraction(-2)).causes)).toEqual([
      { kind: 'other-counter', right: 'seniority', days: -2 },
    ]);
  });

  it('rounding, month by month or where it is printed', () => {
    const person = paidPerson({ from: '2026-06-01' });
    expect(told(compareWith(person, 'paid-leave-n', fraction(-2, 100)).causes)).toEqual([
      { kind: 'rounding', way: 'monthly', days: -0.02 },
    ]);
    const upTo = subtract(fraction(11), knownBalance(person, 'paid-leave-n'));
    expect(told(compareWith(person, 'paid-leave-n', upTo).causes)).toEqual([
      { kind: 'rounding', way: 'printed', days: 0.58 },
    ]);
  });

  it('months that the payslip began to count at another date', () => {
    const person = paidPerson({ from: '2026-07-01' });
    expect(told(compareWith(person, 'paid-leave-n', fraction(25, 12)).causes)).toEqual([
      { kind: 'acquisition', months: 1, days: 2.08 },
    ]);
    const settled = paidPerson({ from: '2020-06-01' });
    const twoMonths = negate(fraction(25, 6));
    expect(compareWith(settled, 'paid-leave-n', twoMonths).unexplained).toBeCloseTo(-4.17);
    const printed = { acquired: subtract(fraction(125, 12), fraction(25, 6)), taken: ZERO };
    expect(told(compareWith(settled, 'paid-leave-n', twoMonths, printed).causes)).toEqual([
      { kind: 'acquisition', months: -2, days: -4.17 },
    ]);
  });

  it('another unit, with each leave as it counts there', () => {
    // A Friday alone is one jour ouvré, and two ouvrables: the Saturday before the return goes with it.
    const person = paidPerson({ leaves: [['a', '2026-10-09', '2026-10-09']] });
    const theirs = fraction(30 - 2);
    const [compared] = comparePayslip(person, DAY, [
      { counter: 'paid-leave-n1', figures: { acquired: null, taken: null, balance: theirs } },
    ]);
    expect(told(compared?.causes ?? [])).toEqual([{ kind: 'unit', unit: 'ouvrables', days: 4 }]);
  });

  it('two at once, when each is proven', () => {
    const person = paidPerson(
      { adjusted: [['Accord', 3]] },
      { leaves: [['late', '2026-10-12', '2026-10-13']], adjusted: [['Bulletin', 1]] },
    );
    expect(told(compareWith(person, 'paid-leave', fraction(-5)).causes)).toEqual([
      { kind: 'late-absence', requestId: 'late', back: false, days: -2 },
      { kind: 'adjustment', reason: 'Accord', later: false, days: -3 },
    ]);
  });

  it('and says so when nothing explains it', () => {
    expect(compareWith(paidPerson(), 'paid-leave', fraction(-7))).toMatchObject({
      difference: -7,
      causes: [],
      unexplained: -7,
    });
  });
});
