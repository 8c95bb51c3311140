import { toHundredths } from '#domain/amounts/rounding.ts';
import type { BalanceEntry } from './counter-balance.ts';

export type CounterMonth = {
  /** `YYYY-MM-01` */
  month: string;
  acquired: number;
  taken: number;
};

/** What work earns, and what was answered of it since; balances brought in, carried or set by hand would dwarf it. */
const EARNED = new Set([
  'accrued',
  'rounded-up',
  'fractionnement',
  'dependent-children',
  'seniority',
  'holiday-credit',
  'corrected',
]);

/** Leave, and leave that came back. */
const TAKEN = new Set(['taken', 'cancelled', 'recredited']);

/** Month by month what a counter earned and what was taken from it, in one calendar year. */
export function counterYear(entries: readonly BalanceEntry[], year: number): CounterMonth[] {
  return Array.from({ length: 12 }, (_, place) => {
    const month = `${year}-${String(place + 1).padStart(2, '0')}`;
    const sumOf = (kinds: ReadonlySet<string>) =>
      entries
        .filter(({ date, kind }) => date.startsWith(month) && kinds.has(kind))
        .reduce((sum, { amount }) => sum + amount, 0);
    return {
      month: `${month}-01`,
      acquired: toHundredths(sumOf(EARNED)),
      taken: toHundredths(0 - sumOf(TAKEN)),
    };
  });
}

/** A year in which nothing happened needs no picture. */
export function isEmptyYear(months: readonly CounterMonth[]): boolean {
  return months.every(({ acquired, taken }) => acquired === 0 && taken === 0);
}
