import type { BalanceEntry, CounterBalance } from './counter-balance.ts';

export type StatementPeriod = {
  readonly start: string;
  readonly end: string;
  /** Latest first; each with its place in the whole statement, which never changes. */
  readonly lines: readonly { readonly place: number; readonly entry: BalanceEntry }[];
  /** What the counter held after the last line of it. */
  readonly balance: number;
};

/** The lines by the period they fall into, the latest first. */
export function statementPeriods({ periods, entries }: CounterBalance): StatementPeriod[] {
  return periods
    .map(({ start, end }) => {
      const lines = entries
        .map((entry, place) => ({ entry, place }))
        .filter(({ entry }) => entry.date >= start && entry.date <= end);
      return { start, end, lines: lines.toReversed(), balance: lines.at(-1)?.entry.balance ?? 0 };
    })
    .filter(({ lines }) => lines.length > 0)
    .toReversed();
}
