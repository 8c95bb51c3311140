import { expect, it } from 'vitest';
import type { BalanceEntry, CounterBalance } from './counter-balance.ts';
import { statementPeriods } from './statement-periods.ts';

const line = (date: string, amount: number, balance: number): BalanceEntry => ({
  date,
  kind: 'accrued',
  amount,
  balance,
  sentence: 'Parce que.',
  rule: null,
  reference: null,
  requestId: null,
});

const counter = (entries: BalanceEntry[], ...starts: number[]): CounterBalance => ({
  counter: 'paid-leave',
  label: 'Congés payés',
  unit: 'ouvres',
  acquired: 0,
  taken: 0,
  reserved: 0,
  available: 0,
  later: 0,
  expiresOn: null,
  lots: [],
  periods: starts.map((year) => ({ start: `${year}-06-01`, end: `${year + 1}-05-31` })),
  entries,
  olderEntries: 0,
});

it('tells the latest period and in it the latest line first, each with what stood at its end', () => {
  const entries = [
    line('2025-05-31', 2, 2),
    line('2025-06-30', 2, 4),
    line('2026-05-31', -1, 3),
    line('2027-06-30', 2, 5),
  ];
  const periods = statementPeriods(counter(entries, 2024, 2025, 2026, 2027));
  expect(periods.map(({ start, balance }) => [start, balance])).toEqual([
    ['2027-06-01', 5],
    ['2025-06-01', 3],
    ['2024-06-01', 2],
  ]);
  expect(periods[1]?.lines.map(({ place }) => place)).toEqual([2, 1]);
  expect(statementPeriods(counter([]))).toEqual([]);
});
