import { add, type Fraction, negate, smallest, subtract, sum, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { requestOf } from './booking-entries.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';
import { type Lot, netted, replay } from './replay.ts';

export interface CounterSummary {
  readonly counter: Counter;
  /** Earned in the periods whose days can still be used, and not expired. */
  readonly acquired: Fraction;
  /** Taken from them, or approved for a later day. */
  readonly taken: Fraction;
  readonly reserved: Fraction;
  /** Acquired − taken − reserved. */
  readonly available: Fraction;
  /** What is left in each, leave that is approved for a later day taken off. */
  readonly lots: readonly Lot[];
}

const END_OF_TIME = '9999-12-31' as PlainDate;

/** The lines of approved leave after a day, which no longer are free although nobody has taken them yet. */
export function bookedAhead(ledger: readonly LedgerEntry[], counter: Counter, at: PlainDate): LedgerEntry[] {
  const later = ledger.filter(
    (line) => line.counter === counter && line.date > at && requestOf(line) !== null,
  );
  return netted(later, END_OF_TIME).filter((line) => line.amount.n !== 0);
}

/** What one counter holds on a day, in the words of a payslip. */
export function counterSummary(
  ledger: readonly LedgerEntry[],
  counter: Counter,
  at: PlainDate,
  reserved: Fraction,
): CounterSummary {
  const own = ledger.filter((line) => line.counter === counter);
  const { lots, overdrawn, derived } = replay(own, at);
  const credits = netted(own, at).filter((line) => line.amount.n > 0);
  const usable = new Set(lots.map((lot) => lot.period));
  for (const { expires, period } of credits) if (expires === null || expires >= at) usable.add(period);
  // Days that sickness or a holiday gave back were not earned: they are taken less.
  const earned = credits.filter((line) => requestOf(line) === null);
  const acquired = sum(
    [...earned, ...derived].filter(({ period }) => usable.has(period)).map(({ amount }) => amount),
  );
  const ahead = bookedAhead(ledger, counter, at);
  const total = add(
    subtract(sum(lots.map((lot) => lot.remaining)), overdrawn),
    sum(ahead.map((line) => line.amount)),
  );
  return {
    counter,
    acquired,
    taken: subtract(acquired, total),
    reserved,
    available: subtract(total, reserved),
    lots: lotsAfter(lots, ahead),
  };
}

/** B2: the lot that expires first pays first, if it can still be used on the day. */
function lotsAfter(lots: readonly Lot[], ahead: readonly LedgerEntry[]): Lot[] {
  const left = lots.map((lot) => ({ ...lot }));
  for (const line of ahead.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    let owed = negate(line.amount);
    for (const lot of left) {
      if (owed.n <= 0) break;
      if (lot.remaining.n <= 0 || (lot.expires !== null && lot.expires < line.date)) continue;
      const paid = smallest(lot.remaining, owed);
      lot.remaining = subtract(lot.remaining, paid);
      owed = subtract(owed, paid);
    }
  }
  return left.filter((lot) => lot.remaining.n > ZERO.n);
}
