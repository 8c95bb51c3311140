import type { CountingUnit } from '#domain/counting/counting-policy.ts';

/** J19: the names that a difference between a payslip and us can have. */
const DIFFERENCE_KINDS = [
  'late-absence',
  'adjustment',
  'other-counter',
  'rounding',
  'acquisition',
  'unit',
] as const;

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Rights that many payroll programs keep in a counter of their own. */
export const APART_RIGHTS = ['seniority', 'fractionnement', 'dependent-children'] as const;

export type ApartRight = (typeof APART_RIGHTS)[number];

/** How figures were rounded: month by month, at the end of the period, or where they are printed. */
export const ROUNDINGS = ['monthly', 'period', 'printed'] as const;

export type Rounding = (typeof ROUNDINGS)[number];

/** Why two counters differ, without its days. */
export type CauseFacts =
  /** J18: told after the month was closed; `back` when it gave days back. */
  | { readonly kind: 'late-absence'; readonly requestId: string; readonly back: boolean }
  /** Written by hand; `later` when after the month was closed. Without a reason it is an opening. */
  | { readonly kind: 'adjustment'; readonly reason: string | null; readonly later: boolean }
  | { readonly kind: 'other-counter'; readonly right: ApartRight }
  | { readonly kind: 'rounding'; readonly way: Rounding }
  /** Months that only one side has; null when ours were counted anew after closing. */
  | { readonly kind: 'acquisition'; readonly months: number | null }
  /** The unit of the payslip. */
  | { readonly kind: 'unit'; readonly unit: CountingUnit };

/** One cause with what it adds to theirs, or takes from it. */
export type CounterCause = CauseFacts & { readonly days: number };
