import { type Fraction, negate, subtract, sum } from '#domain/amounts/fraction.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { type Counter, endsContract, entry, type LedgerEntry } from './ledger-entry.ts';
import { type Lot, replay } from './replay.ts';

/** What one counter holds on the last day of a contract. */
export interface OwedCounter {
  readonly counter: Counter;
  /** First the days that would have expired first. */
  readonly lots: readonly Lot[];
  /** Taken before they were earned, and never earned since. */
  readonly overdrawn: Fraction;
  readonly total: Fraction;
}

/** X1, X2: what every counter holds at the end of a day, before the end of the contract empties it. */
export function owedAt(lines: readonly LedgerEntry[], lastDay: PlainDate): OwedCounter[] {
  const counters = new Set(lines.map(({ counter }) => counter));
  return [...counters].map((counter) => {
    const own = lines.filter((line) => line.counter === counter && !endsContract(line));
    const { lots, overdrawn } = replay(own, lastDay);
    return { counter, lots, overdrawn, total: subtract(sum(lots.map((lot) => lot.remaining)), overdrawn) };
  });
}

/**
 * With the last day of a contract its counters come to nothing, so that nothing can lapse afterwards: paid leave is
 * owed in money (X1), the rest stands on the statement (X2). Leave of the last day is still leave: the lines are of the
 * day after, and come before anything lapses there.
 */
export function contractEndEntries(
  lines: readonly LedgerEntry[],
  { employment: { to } }: LeaveFacts,
  until: PlainDate,
): LedgerEntry[] {
  if (to === null || to >= until) return [];
  return owedAt(lines, to)
    .filter(({ total }) => total.n !== 0)
    .map(({ counter, total }) => {
      const isPaid = counter === 'paid-leave';
      return entry({
        key: `contract-end/${counter}`,
        counter,
        date: addDays(to, 1),
        amount: negate(total),
        cause: { kind: isPaid ? 'paid-out' : 'contract-ended' },
        rule: isPaid ? 'X1' : 'X2',
      });
    });
}
