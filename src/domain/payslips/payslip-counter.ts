import type { Fraction } from '#domain/amounts/fraction.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';

/**
 * A counter as payslips print it: paid leave of the period before (N-1), of the present one (N), or both in one; any
 * other by the name it has here.
 */
export type PayslipCounter = 'paid-leave-n1' | 'paid-leave-n' | 'paid-leave' | 'rtt' | (string & {});

export const PAYSLIP_COUNTERS = ['paid-leave-n1', 'paid-leave-n', 'paid-leave', 'rtt'] as const;

/** What a payslip says of one counter. */
export const FIGURES = ['acquired', 'taken', 'balance'] as const;

export type Figure = (typeof FIGURES)[number];

/** A payslip prints what it likes of the three; what is left follows from the other two. */
export interface PrintedFigures {
  readonly acquired: Fraction | null;
  readonly taken: Fraction | null;
  readonly balance: Fraction;
}

export interface OwnFigures {
  readonly acquired: Fraction;
  readonly taken: Fraction;
  readonly balance: Fraction;
}

/** The counter of the ledger that it is a part of. */
export function ledgerCounterOf(counter: PayslipCounter): Counter {
  return counter === 'paid-leave-n1' || counter === 'paid-leave-n' ? 'paid-leave' : counter;
}
