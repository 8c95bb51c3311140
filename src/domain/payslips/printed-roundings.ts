import { toNumber } from '#domain/amounts/fraction.ts';
import { toHundredths } from '#domain/amounts/rounding.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { Rounding } from './difference-causes.ts';

/** How far a figure of ours is from what a program that rounds would print. */
export function printedRoundings(
  balance: number,
  months: readonly LedgerEntry[],
): { readonly way: Rounding; readonly days: number }[] {
  const monthly = months.reduce((days, { amount }) => {
    const exact = toNumber(amount);
    return days + toHundredths(exact) - exact;
  }, 0);
  const found: { way: Rounding; days: number }[] = [{ way: 'monthly', days: monthly }];
  // A half-day is a half-day that somebody took or earned: only what lies between them was rounded.
  if (!Number.isInteger(Math.round(balance * 200) / 100)) {
    const printed = [
      Math.ceil(balance),
      Math.ceil(balance * 2) / 2,
      Math.round(balance),
      Math.round(balance * 2) / 2,
      Math.round(balance * 10) / 10,
    ];
    found.push(...printed.map((figure) => ({ way: 'printed' as const, days: figure - balance })));
  }
  return found.filter(({ days }) => Math.abs(days) >= 0.0075);
}
