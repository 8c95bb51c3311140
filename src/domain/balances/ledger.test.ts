import { describe, expect, it } from 'vitest';
import { fraction, fractionText } from '#domain/amounts/fraction.ts';
import { factsOf, leave, OUVRABLES, totalAt } from '#domain/balances/leave-facts.fixture.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { balanceAt, requestAgainstBalance, statementAt } from './balance.ts';
import { dueEntries } from './due-entries.ts';
import { entry } from './ledger-entry.ts';

describe('the ledger', () => {
  it('earns 25/12 a month and 25 a year in ouvrés (A1, A5)', () => {
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2025-06-30')).toBe('25/12');
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2026-05-30')).toBe('275/12');
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2026-05-31')).toBe('25');
  });

  it('rounds up at the end of the period and on departure (A3)', () => {
    expect(totalAt(factsOf({ from: '2025-09-01' }), OUVRABLES, '2026-05-31')).toBe('23');
    expect(totalAt(factsOf({ from: '2025-09-01' }), DEFAULT_POLICY, '2026-05-31')).toBe('19');
    expect(totalAt(factsOf({ from: '2025-06-01', to: '2025-10-31' }), OUVRABLES, '2025-10-31')).toBe('13');
  });

  it('lets the days of a period lapse a year after it (B3)', () => {
    expect(totalAt(factsOf(), DEFAULT_POLICY, '2027-05-31')).toBe('50');
    expect(totalAt(factsOf(), { ...DEFAULT_POLICY, fractionnement: false }, '2027-05-31')).toBe('50');
    expect(totalAt(factsOf(), { ...DEFAULT_POLICY, fractionnement: false }, '2027-06-01')).toBe('25');
  });

  it('takes first the days that expire first (B2)', () => {
    const facts = factsOf({ leaves: [leave('summer', '2026-07-06', '2026-07-10')] });
    const ledger = dueEntries(facts, always(DEFAULT_POLICY), d('2026-08-01'));
    const { lots } = balanceAt(ledger, 'paid-leave', d('2026-08-01'));
    expect(lots.map((lot) => [lot.period, lot.expires, fractionText(lot.remaining)])).toEqual([
      ['2025-06-01', '2027-05-31', '20'],
      ['2026-06-01', '2028-05-31', '25/6'],
    ]);
  });

  it('pays each day of a leave across two periods from what is still usable (B2)', () => {
    const facts = factsOf({ from: '2025-06-01', leaves: [leave('bridge', '2027-05-24', '2027-06-11')] });
    const ledger = dueEntries(facts, always({ ...DEFAULT_POLICY, fractionnement: false }), d('2027-06-30'));
    const { lots } = balanceAt(ledger, 'paid-leave', d('2027-06-30'));
    expect(lots.map((lot) => [lot.period, fractionText(lot.remaining)])).toEqual([
      ['2026-06-01', '16'],
      ['2027-06-01', '25/12'],
    ]);
  });

  it('goes below zero when days are taken before they are earned, and is paid back (B6)', () => {
    const facts = factsOf({ leaves: [leave('early', '2025-07-07', '2025-07-11')] });
    expect(totalAt(facts, DEFAULT_POLICY, '2025-07-11')).toBe('-35/12');
    expect(totalAt(facts, DEFAULT_POLICY, '2026-05-31')).toBe('20');
    expect(requestAgainstBalance(fraction(3), fraction(1), fraction(5, 2), false).verdict).toBe(
      'beyond-balance-warned',
    );
    expect(requestAgainstBalance(fraction(3), fraction(1), fraction(5, 2), true).verdict).toBe(
      'beyond-balance-refused',
    );
    expect(requestAgainstBalance(fraction(3), fraction(1), fraction(2), true).verdict).toBe('enough');
  });

  it('carries over what the policy allows, for as long as it allows (B4)', () => {
    const policy: LeavePolicy = {
      ...DEFAULT_POLICY,
      fractionnement: false,
      carryOver: { kind: 'up-to', days: fraction(5), months: 6 },
    };
    expect(totalAt(factsOf(), policy, '2027-06-01')).toBe('30');
    expect(totalAt(factsOf(), policy, '2027-11-30')).toBe('85/2');
    expect(totalAt(factsOf(), policy, '2027-12-01')).toBe('75/2');
    const all: LeavePolicy = { ...policy, carryOver: { kind: 'all', months: 12 } };
    expect(totalAt(factsOf(), all, '2027-06-01')).toBe('50');
  });

  it('follows the calendar year when the organisation does (A6)', () => {
    const policy: LeavePolicy = { ...DEFAULT_POLICY, periodStartMonth: 1, fractionnement: false };
    expect(totalAt(factsOf({ from: '2026-01-01' }), policy, '2026-12-31')).toBe('25');
    expect(totalAt(factsOf({ from: '2026-01-01' }), policy, '2028-01-01')).toBe('25');
  });

  it('cuts a period short when the organisation moves to the calendar year (A6)', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: { ...DEFAULT_POLICY, fractionnement: false } },
      { from: d('2027-01-01'), value: { ...DEFAULT_POLICY, fractionnement: false, periodStartMonth: 1 } },
    ]);
    const facts = factsOf({ from: '2026-06-01' });
    const at = (date: string) => balanceAt(dueEntries(facts, policies, d(date)), 'paid-leave', d(date)).lots;
    expect(at('2026-12-31').map((lot) => [lot.period, lot.expires, fractionText(lot.remaining)])).toEqual([
      ['2026-06-01', '2027-12-31', '15'],
    ]);
    expect(at('2027-12-31').map((lot) => fractionText(lot.remaining))).toEqual(['15', '25']);
  });

  it('converts what is left when the unit changes (B7)', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: OUVRABLES },
      { from: d('2026-06-01'), value: DEFAULT_POLICY },
    ]);
    const ledger = dueEntries(factsOf(), policies, d('2026-06-01'));
    expect(fractionText(balanceAt(ledger, 'paid-leave', d('2026-05-31')).total)).toBe('30');
    expect(fractionText(balanceAt(ledger, 'paid-leave', d('2026-06-01')).total)).toBe('25');
    expect(fractionText(statementAt(ledger, 'paid-leave', d('2026-06-01')).total)).toBe('25');
  });

  it('rounds what is left of a period in the unit it ends in (B7)', () => {
    const policies = timeline([
      { from: d('2020-01-01'), value: OUVRABLES },
      { from: d('2026-01-01'), value: DEFAULT_POLICY },
    ]);
    const ledger = dueEntries(factsOf(), policies, d('2026-05-31'));
    expect(fractionText(balanceAt(ledger, 'paid-leave', d('2026-05-31')).total)).toBe('25');
  });

  it('starts from an opening and rounds the whole period (B9)', () => {
    const opening = entry({
      key: 'opening/2025-06-01',
      counter: 'paid-leave',
      date: d('2026-01-01'),
      amount: fraction(175, 12),
      cause: { kind: 'opening' },
      rule: 'B9',
      period: d('2025-06-01'),
      expires: d('2027-05-31'),
    });
    const facts = factsOf({ from: '2019-03-04', keptFrom: d('2026-01-01'), manual: [opening] });
    expect(totalAt(facts, DEFAULT_POLICY, '2026-01-01')).toBe('175/12');
    expect(totalAt(facts, DEFAULT_POLICY, '2026-05-31')).toBe('25');
  });
});
