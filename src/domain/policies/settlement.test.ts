import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { takenOutsideSummer } from '#domain/balances/fractionnement-entries.ts';
import { factsOfNewHire, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY } from './leave-policy.ts';
import { correctedBalances, settlementOf } from './settlement.ts';

const policies = always(DEFAULT_POLICY);
const hired = factsOfNewHire(d('2025-06-01'));

function settle(facts: LeaveFacts, recorded: readonly LedgerEntry[], today: string) {
  return settlementOf({ personId: 'ana', facts, recorded }, policies, d(today), 'recount');
}

function written(facts: LeaveFacts, recorded: readonly LedgerEntry[], today: string): LedgerEntry[] {
  const { lines, corrections } = settle(facts, recorded, today);
  return [...recorded, ...lines, ...corrections];
}

const leave = (requestId: string, start: string, end: string) => ({
  requestId,
  counter: 'paid-leave',
  range: leaveRange(d(start), d(end)),
});
const sick = (start: string, end: string) => ({
  kind: 'sickness' as const,
  range: leaveRange(d(start), d(end)),
  informedOn: null,
  notified: true,
});

describe('settling a ledger (B11)', () => {
  it('gives the same lines night after night, all at once after months, or twice', () => {
    const nights = ['2025-07-02', '2025-11-15', '2026-06-01', '2026-09-01'];
    const nightly = nights.reduce<LedgerEntry[]>((ledger, night) => written(hired, ledger, night), []);
    const atOnce = written(hired, [], '2026-09-01');
    const ids = (ledger: readonly LedgerEntry[]) => ledger.map(({ id }) => id).sort();
    expect(ids(nightly)).toEqual(ids(atOnce));
    expect(settle(hired, atOnce, '2026-09-01')).toEqual({ lines: [], corrections: [], bookings: [] });
  });

  it('answers what a late sick note makes wrong, gives leave back, and undoes both (S1, S5, B8)', () => {
    const facts = { ...hired, leaves: [leave('july', '2026-07-06', '2026-07-10')] };
    const before = written(facts, [], '2026-09-01');
    const withNote = { ...facts, absences: [sick('2026-07-08', '2026-07-12')] };
    const noted = settle(withNote, before, '2026-09-01');
    expect(noted.lines.map(({ key, correction }) => [key, correction])).toEqual([
      ['recredited/july/2026-07-08', null],
      ['recredited/july/2026-07-09', null],
      ['recredited/july/2026-07-10', null],
    ]);
    const after = written(withNote, before, '2026-09-01');
    expect(settle(withNote, after, '2026-09-02').lines).toEqual([]);
    const back = written(facts, after, '2026-09-02');
    const total = (ledger: readonly LedgerEntry[]) => balanceAt(ledger, 'paid-leave', d('2026-09-01')).total;
    expect(total(back)).toEqual(total(before));
    const undone = settle(facts, after, '2026-09-02');
    expect(undone.lines).toEqual([]);
    expect(correctedBalances(after, undone, d('2026-09-02'))).toEqual([
      { counter: 'paid-leave', before: total(after), after: total(before) },
    ]);
  });

  it('gives back days of leave that are still to come', () => {
    const facts = { ...hired, leaves: [leave('july', '2026-07-06', '2026-07-10')] };
    const booked = [
      ...written(facts, [], '2026-06-15'),
      ...settle(facts, [], '2026-07-31').lines.filter(({ key }) => key.startsWith('taken/')),
    ];
    const noted = settle({ ...facts, absences: [sick('2026-07-08', '2026-07-12')] }, booked, '2026-06-15');
    expect(noted.lines.map(({ date }) => date)).toEqual(['2026-07-08', '2026-07-09', '2026-07-10']);
  });
});

describe('days for leave outside the summer (F7)', () => {
  const facts = {
    ...hired,
    leaves: [leave('summer', '2026-07-13', '2026-07-31'), leave('autumn', '2026-11-02', '2026-11-06')],
  };
  const gained = (ledger: readonly LedgerEntry[]) =>
    ledger.filter(({ cause }) => cause.kind === 'fractionnement').map(({ amount }) => amount.n);

  it('count as soon as they are gained, and a waiver takes them out by other lines', () => {
    const proposed = written(facts, [], '2026-11-09');
    expect(gained(proposed)).toEqual([1, 1]);
    const period = periodAt(policies, d('2025-06-01'));
    expect(takenOutsideSummer(period, proposed, facts, policies, d('2026-11-09'))).toEqual(fraction(5));
    const waived = { ...facts, fractionnementWaivers: [d('2025-06-01')] };
    const after = written(waived, proposed, '2026-11-09');
    expect(gained(after)).toEqual([1, 1, -1, -1]);
    expect(gained(written(facts, after, '2026-11-10'))).toEqual([1, 1, -1, -1, 1, 1]);
  });
});
