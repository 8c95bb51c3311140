import { toNumber } from '#domain/amounts/fraction.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { Difference } from './difference.ts';
import type { CounterCause } from './difference-causes.ts';
import { belongsTo } from './own-figures.ts';

const MOST_MONTHS = 12;

/**
 * J19: months that only one side has. Without what was earned on the payslip, only for someone whose contract began in
 * these very months: a week that was not entered is as many days as two months earn.
 */
export function acquisitionCauses(
  { counter, date, theirs, ours, situation }: Difference,
  months: readonly LedgerEntry[],
): CounterCause[] {
  const monthly = usualMonth(months);
  if (monthly === null) return [];
  if (theirs.acquired !== null) {
    const days = toNumber(theirs.acquired) - toNumber(ours.acquired);
    const apart = days / monthly;
    return Math.abs(apart) > MOST_MONTHS || Math.abs(apart) < 0.1
      ? []
      : [{ kind: 'acquisition', days, months: Math.round(apart * 10) / 10 }];
  }
  const { from } = situation.facts.employment;
  const belongs = belongsTo(counter, date, situation.policies);
  const first = months[0];
  if (first === undefined || !belongs(first.period) || from < (first.period ?? from)) return [];
  return Array.from({ length: MOST_MONTHS }, (_, index) => index + 1).flatMap((count) =>
    [-count, count].map(
      (signed): CounterCause => ({ kind: 'acquisition', days: signed * monthly, months: signed }),
    ),
  );
}

/** What most of the months earn: the first may be cut short. */
function usualMonth(months: readonly LedgerEntry[]): number | null {
  const amounts = months.map(({ amount }) => toNumber(amount)).sort((a, b) => a - b);
  return amounts[Math.floor(amounts.length / 2)] ?? null;
}
