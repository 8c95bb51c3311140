import { describe, expect, it } from 'vitest';
import { fraction, fractionText } from '#domain/amounts/fraction.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { settlementOf } from '#domain/policies/settlement.ts';
import { balanceAt, statementAt } from './balance.ts';
import { owedAt } from './contract-end-entries.ts';
import { dueEntries } from './due-entries.ts';
import { factsOf, leave, OUVRABLES, totalAt } from './leave-facts.fixture.ts';

const policies = always(OUVRABLES);

describe('X1: with the end of the contract', () => {
  const facts = factsOf({
    from: '2025-06-01',
    to: '2026-10-16',
    leaves: [leave('a', '2026-08-03', '2026-08-14')],
  });

  it('what is left becomes money, and nothing lapses afterwards', () => {
    const ledger = dueEntries(facts, policies, d('2028-12-31'));
    const owed = owedAt(ledger, d('2026-10-16'));
    // 30 − 11 of the first period: 15 August is a holiday; of the second 119 days of work, 24 to a month (A2).
    expect(owed.map(({ counter, total }) => [counter, fractionText(total)])).toEqual([['paid-leave', '32']]);
    expect(owed[0]?.lots.map(({ period, remaining }) => [period, fractionText(remaining)])).toEqual([
      ['2025-06-01', '19'],
      ['2026-06-01', '13'],
    ]);
    expect(totalAt(facts, OUVRABLES, '2026-10-16')).toBe('32');
    expect(totalAt(facts, OUVRABLES, '2026-10-17')).toBe('0');
    const told = statementAt(ledger, 'paid-leave', d('2028-12-31')).lines;
    expect(told.filter((line) => line.kind === 'derived')).toEqual([]);
    expect(told.at(-1)).toMatchObject({ kind: 'entry', entry: { cause: { kind: 'paid-out' }, rule: 'X1' } });
  });

  it('what would lapse at the midnight of the last day is owed', () => {
    const may = factsOf({ from: '2024-06-01', to: '2026-05-31' });
    const ledger = dueEntries(may, policies, d('2026-06-01'));
    expect(totalAt(may, OUVRABLES, '2026-05-31')).toBe('60');
    expect(totalAt(may, OUVRABLES, '2026-06-01')).toBe('0');
    expect(
      ledger.filter(({ cause }) => cause.kind === 'paid-out').map(({ amount }) => fractionText(amount)),
    ).toEqual(['-60']);
    expect(
      statementAt(ledger, 'paid-leave', d('2027-01-01')).lines.some(({ kind }) => kind === 'derived'),
    ).toBe(false);
  });

  it('days taken in advance come to nothing as well, with their sign', () => {
    const early = factsOf({
      from: '2026-06-01',
      to: '2026-07-31',
      leaves: [leave('b', '2026-07-06', '2026-07-18')],
    });
    const owed = owedAt(dueEntries(early, policies, d('2026-07-31')), d('2026-07-31'));
    expect(owed.map(({ total, overdrawn }) => [fractionText(total), fractionText(overdrawn)])).toEqual([
      ['-6', '6'],
    ]);
    expect(totalAt(early, OUVRABLES, '2026-12-31')).toBe('0');
  });

  it('X2: what is left of RTT stays a remainder, and the counter closes', () => {
    const withRtt = {
      ...OUVRABLES,
      rtt: { daysPerYear: fraction(12), acquisition: 'monthly', accruesDuringSickness: false },
    } as const;
    const ledger = dueEntries(
      factsOf({ from: '2026-01-01', to: '2026-04-30' }),
      always(withRtt),
      d('2027-02-01'),
    );
    const closing = ledger.filter(
      ({ counter, cause }) => counter === 'rtt' && cause.kind === 'contract-ended',
    );
    expect(closing.map(({ amount, rule, date }) => [fractionText(amount), rule, date])).toEqual([
      ['-4', 'X2', '2026-05-01'],
    ]);
    expect(balanceAt(ledger, 'rtt', d('2027-02-01')).total.n).toBe(0);
  });

  it('a last day that moves is answered line by line, and one that goes brings earning back', () => {
    const recorded = dueEntries(facts, policies, d('2026-12-31'));
    const moved = { ...facts, employment: { from: d('2025-06-01'), to: d('2026-11-30') } };
    const after = settlementOf(
      { personId: 'p', facts: moved, recorded },
      policies,
      d('2026-12-31'),
      'departure',
    );
    const ledger = [...recorded, ...after.lines, ...after.corrections];
    expect(balanceAt(ledger, 'paid-leave', d('2026-12-31')).total.n).toBe(0);
    const stays = { ...facts, employment: { from: d('2025-06-01'), to: null } };
    const back = settlementOf(
      { personId: 'p', facts: stays, recorded: ledger },
      policies,
      d('2026-12-31'),
      'departure',
    );
    const whole = [...ledger, ...back.lines, ...back.corrections];
    expect(fractionText(balanceAt(whole, 'paid-leave', d('2026-12-31')).total)).toBe('73/2');
    expect(balanceAt(whole, 'paid-leave', d('2026-12-31')).total).toEqual(
      balanceAt(dueEntries(stays, policies, d('2026-12-31')), 'paid-leave', d('2026-12-31')).total,
    );
  });

  it('X8: a second contract starts from zero and leaves the first alone, even within one month', () => {
    const recorded = dueEntries(facts, policies, d('2026-10-17'));
    const again = factsOf({ from: '2026-10-19', closedUntil: d('2026-10-16') });
    const day = d('2027-05-31');
    const { lines, corrections } = settlementOf(
      { personId: 'p', facts: again, recorded },
      policies,
      day,
      'recount',
    );
    expect(corrections).toEqual([]);
    const ids = [...recorded, ...lines].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const alone = balanceAt(dueEntries(factsOf({ from: '2026-10-19' }), policies, day), 'paid-leave', day);
    expect(balanceAt([...recorded, ...lines], 'paid-leave', day).total).toEqual(alone.total);
  });
});

describe('N2: seniority', () => {
  const grants = { ...OUVRABLES, seniority: [{ years: 10, days: fraction(2) }] };

  it('counts from its own date where there is one', () => {
    expect(totalAt(factsOf({ from: '2025-06-01' }), grants, '2026-05-31')).toBe('30');
    const known = factsOf({ from: '2025-06-01', seniorityFrom: d('2015-03-01') });
    expect(totalAt(known, grants, '2026-05-31')).toBe('32');
  });
});
