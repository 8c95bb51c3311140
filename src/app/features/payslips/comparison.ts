import type { z } from 'zod';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import type { payslipsEndpoints } from '#contract/payslips.ts';
import { toHundredths } from '#domain/amounts/rounding.ts';

type Endpoints = typeof payslipsEndpoints;

export type Comparison = z.output<Endpoints['show']['response']>;
export type ComparedRow = Comparison['rows'][number];
export type Cause = ComparedRow['causes'][number];
export type KnownColumns = z.output<Endpoints['columns']['response']>;

export function comparisonPath(id: string): string {
  return pathOf(PAGES.payslipComparison, { id });
}

export interface SortedRows {
  /** What differs, the widest first. */
  readonly different: readonly ComparedRow[];
  /** Equal, and something was told since. */
  readonly changedSince: readonly ComparedRow[];
  readonly equal: readonly ComparedRow[];
}

export function sortedRows(rows: readonly ComparedRow[]): SortedRows {
  const size = ({ difference }: ComparedRow) => Math.abs(difference);
  return {
    different: rows.filter(({ difference }) => difference !== 0).sort((a, b) => size(b) - size(a)),
    changedSince: rows.filter(({ difference, since }) => difference === 0 && since.length > 0),
    equal: rows.filter(({ difference, since }) => difference === 0 && since.length === 0),
  };
}

/** What our counter says of that day now. */
export function todaysFigure({ ours, since }: ComparedRow): number {
  return toHundredths(since.reduce((total, { days }) => total + days, ours.balance));
}
