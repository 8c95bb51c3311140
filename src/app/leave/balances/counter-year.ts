import type { BalanceEntry } from './counter-balance.ts';

export type CounterMonth = {
  /** `YYYY-MM-01` */
  month: string;
  acquired: number;
  taken: number;
};

/** What work earns; balances brought in, carried or corrected by hand would dwarf it and earn nothing. */
const EARNED = new Set([
  'accrued',
  'rounded-up',
  'fractionnement',
  'dependent-children',
  'seniority',
  'holiday-credit',
]);

/** Leave, and leave that came back. */
const TAKEN = new Set(['taken', 'cancelled', 'recredited']);

const rounded = (amount: number) => Math.round(amount * 100) / 100 || 0;

/** Month by month what a counter earned and what was taken from it, in one calendar year. */
export function counterYear(entries: readonly BalanceEntry[], year: number): CounterMonth[] {
  return Array.from({ length: 12 }, (_, place) => {
    const month = `${year}-${String(place + 1).padStart(2, '0')}`;
    const sumOf = (kinds: ReadonlySet<string>) =>
      entries
        .filter(({ date, kind }) => date.startsWith(month) && kinds.has(kind))
        .reduce((sum, { amount }) => sum + amount, 0);
    return { month: `${month}-01`, acquired: rounded(sumOf(EARNED)), taken: rounded(-sumOf(TAKEN)) };
  });
}

/** A year in which nothing happened needs no picture. */
export function isEmptyYear(months: readonly CounterMonth[]): boolean {
  return months.every(({ acquired, taken }) => acquired === 0 && taken === 0);
}
