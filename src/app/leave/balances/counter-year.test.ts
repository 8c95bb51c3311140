import { describe, expect, it } from 'vitest';
import type { BalanceEntry } from './counter-balance.ts';
import { counterYear, isEmptyYear } from './counter-year.ts';

function entry(date: string, kind: string, amount: number): BalanceEntry {
  return {
    date,
    kind,
    amount,
    balance: 0,
    sentence: 'Parce que.',
    rule: null,
    reference: null,
    requestId: null,
  };
}

describe('the year of a counter', () => {
  const months = counterYear(
    [
      entry('2025-12-31', 'accrued', 2.08),
      entry('2026-01-01', 'opening', 18),
      entry('2026-01-31', 'accrued', 2.08),
      entry('2026-03-31', 'accrued', 2.08),
      // A sick note that came after the month was written.
      entry('2026-03-31', 'corrected', -0.41),
      entry('2026-08-03', 'taken', -10),
      entry('2026-08-12', 'recredited', 3),
      entry('2026-08-31', 'accrued', 2.08),
      entry('2026-08-31', 'adjusted', -1),
      entry('2026-12-28', 'taken', -4),
      entry('2026-12-29', 'cancelled', 4),
    ],
    2026,
  );

  it('has twelve months', () => {
    expect(months.map(({ month }) => month.slice(5, 7)).join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 11 12',
    );
  });

  it('sums what was earned and what was taken, days given back taken off', () => {
    expect(months[0]).toEqual({ month: '2026-01-01', acquired: 2.08, taken: 0 });
    expect(months[2]).toEqual({ month: '2026-03-01', acquired: 1.67, taken: 0 });
    expect(months[7]).toEqual({ month: '2026-08-01', acquired: 2.08, taken: 7 });
    expect(months[11]).toEqual({ month: '2026-12-01', acquired: 0, taken: 0 });
  });

  it('knows when there is nothing to draw', () => {
    expect(isEmptyYear(months)).toBe(false);
    expect(isEmptyYear(counterYear([entry('2026-01-01', 'opening', 18)], 2026))).toBe(true);
  });
});
