import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { type BalanceEntry, type CounterBalance, comingExpiries, statementOf } from './counter-balance.ts';

function entries(amounts: readonly number[]): BalanceEntry[] {
  let balance = 0;
  return amounts.map((amount, place) => {
    balance += amount;
    return {
      date: `2026-01-${String(place + 1).padStart(2, '0')}`,
      kind: amount < 0 ? 'taken' : 'accrued',
      amount,
      balance,
      sentence: 'Parce que.',
      rule: null,
      requestId: null,
    };
  });
}

describe('a statement', () => {
  it('still adds up when its first lines are carried', () => {
    const { hidden, carried, lines } = statementOf(entries([5, 2, -3, 2, -1]), 2);
    expect(hidden).toBe(3);
    expect(carried + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(5);
    expect(lines.at(-1)?.balance).toBe(5);
  });

  it('carries nothing when every line is shown', () => {
    expect(statementOf(entries([5, 2]), 10)).toMatchObject({ hidden: 0, carried: 0 });
    expect(statementOf([], 10).lines).toEqual([]);
  });
});

describe('days worth looking at', () => {
  const counter = (...expiries: (string | null)[]): CounterBalance => ({
    counter: 'paid-leave',
    label: 'Congés payés',
    unit: 'ouvres',
    acquired: 0,
    taken: 0,
    reserved: 0,
    available: 0,
    later: 0,
    expiresOn: null,
    entries: [],
    lots: expiries.map((expiresOn) => ({ label: 'N', remaining: 1, expiresOn })),
  });

  it('are the coming expiries, each once and in order', () => {
    const counters = [counter('2028-05-31', '2027-05-31', null), counter('2027-05-31', '2026-05-31')];
    expect(comingExpiries(counters, plainDate('2026-11-15'))).toEqual(['2027-05-31', '2028-05-31']);
  });
});
