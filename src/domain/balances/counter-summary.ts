import { add, type Fraction, negate, subtract, sum } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { paidFromPresent } from './booked-ahead.ts';
import { requestOf } from './booking-entries.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';
import { inOrder, type Lot, netted, type Replay, replayOrdered } from './replay.ts';

export interface CounterSummary {
  readonly counter: Counter;
  /** Earned in the periods whose days can still be used, and not expired. */
  readonly acquired: Fraction;
  /** Taken from them, or approved for a later day that they pay for. */
  readonly taken: Fraction;
  /** What pending requests hold of them. */
  readonly reserved: Fraction;
  /** Acquired − taken − reserved. */
  readonly available: Fraction;
  /** Booked or asked for on days that only rights still to be earned can pay for. */
  readonly later: Fraction;
  /** What is left in each, leave that is approved for a later day taken off. */
  readonly lots: readonly Lot[];
}

/**
 * What one counter holds on a day, in the words of a payslip. B12: the one place where it is worked out. The ledger may
 * reach further than the day: what is earned by then pays for leave that nothing of today can.
 */
export function counterSummary(
  ledger: readonly LedgerEntry[],
  counter: Counter,
  at: PlainDate,
  pending: readonly LedgerEntry[] = [],
): CounterSummary {
  const own = ledger.filter((line) => line.counter === counter);
  const held = netted(own, at).sort(inOrder);
  const replayed = replayOrdered(held, at);
  const { lots, overdrawn } = replayed;
  const acquired = sum(acquiredAmounts(held, at, replayed).map(({ amount }) => amount));
  const { booked, reserved, later, left } = paidFromPresent(own, at, pending, lots);
  const total = add(
    subtract(sum(lots.map((lot) => lot.remaining)), overdrawn),
    sum(booked.map((line) => line.amount)),
  );
  const waiting = negate(sum(reserved.map((line) => line.amount)));
  return {
    counter,
    acquired,
    taken: subtract(acquired, total),
    reserved: waiting,
    available: subtract(total, waiting),
    later,
    lots: left,
  };
}

interface AcquiredAmount {
  readonly period: PlainDate | null;
  readonly amount: Fraction;
}

/** What was earned in periods whose days can still be used, of the netted lines of one counter and their replay. */
export function acquiredAmounts(
  held: readonly LedgerEntry[],
  at: PlainDate,
  { lots, derived }: Replay,
): AcquiredAmount[] {
  const credits = held.filter((line) => line.amount.n > 0);
  const usable = new Set(lots.map((lot) => lot.period));
  for (const { expires, period } of credits) if (expires === null || expires >= at) usable.add(period);
  // Days that sickness or a holiday gave back were not earned: they are taken less.
  const earned = credits.filter((line) => requestOf(line) === null);
  return [...earned, ...derived].filter(({ period }) => usable.has(period));
}
