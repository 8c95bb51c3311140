import { add, type Fraction, negate, smallest, subtract, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { requestOf } from './booking-entries.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';
import { type Lot, netted, replay } from './replay.ts';

const END_OF_TIME = '9999-12-31' as PlainDate;

/** What present rights pay of leave that lies ahead, and what waits for rights still to be earned. */
export interface PaidAhead {
  /** Lines of approved leave, each as far as it counts today. */
  readonly booked: readonly LedgerEntry[];
  /** The same of requests that still wait. */
  readonly reserved: readonly LedgerEntry[];
  readonly later: Fraction;
  /** Present lots, approved leave taken off. */
  readonly left: readonly Lot[];
}

interface Purse {
  readonly from: PlainDate;
  readonly expires: PlainDate | null;
  remaining: Fraction;
}

/** B2: what expires first pays first, if it is there on the day and can still be used. */
function pay(purses: readonly Purse[], owed: Fraction, on: PlainDate): Fraction {
  let rest = owed;
  for (const purse of purses) {
    if (rest.n <= 0) break;
    if (purse.remaining.n <= 0 || purse.from > on || (purse.expires !== null && purse.expires < on)) continue;
    const paid = smallest(purse.remaining, rest);
    purse.remaining = subtract(purse.remaining, paid);
    rest = subtract(rest, paid);
  }
  return rest;
}

/**
 * C5, S5: what a leave gives back lowers what it costs. On its own it would be free today, for a leave that nothing of
 * today pays.
 */
function lessGivenBack(lines: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const givesBack = (line: LedgerEntry): boolean => line.amount.n > 0 && requestOf(line) !== null;
  if (!lines.some(givesBack)) return lines;
  const costs = lines.filter((line) => !givesBack(line)).sort(byDate);
  const rest = lines.filter(givesBack).map((back) => {
    let amount = back.amount;
    for (let index = costs.length - 1; index >= 0 && amount.n > 0; index -= 1) {
      const cost = costs[index];
      if (!cost || cost.date > back.date || requestOf(cost) !== requestOf(back)) continue;
      const lowered = smallest(amount, negate(cost.amount));
      costs[index] = { ...cost, amount: add(cost.amount, lowered) };
      amount = subtract(amount, lowered);
    }
    return { ...back, amount };
  });
  return [...costs, ...rest].filter((line) => line.amount.n !== 0);
}

/**
 * B12: leave ahead is paid by the lots of the day that can still be used then. What they cannot pay is paid by what is
 * earned in between, as far as the ledger reaches; what nothing pays is missing today already, unless today's rights
 * will have lapsed by then. The lines are of one counter.
 */
export function paidFromPresent(
  own: readonly LedgerEntry[],
  at: PlainDate,
  pending: readonly LedgerEntry[] = [],
  lots: readonly Lot[] = replay(own, at).lots,
): PaidAhead {
  const present = lots.map((lot) => ({ ...lot, from: at }));
  const ahead = netted(
    own.filter((line) => line.date > at),
    END_OF_TIME,
  );
  const earned: Purse[] = ahead
    .filter((line) => line.amount.n > 0 && requestOf(line) === null)
    .map(({ date, expires, amount }) => ({ from: date, expires, remaining: amount }))
    .sort((a, b) => ((a.expires ?? '9999') < (b.expires ?? '9999') ? -1 : 1));
  let credits: readonly LedgerEntry[] | null = null;
  // Once every right of today has lapsed, it cannot be what is missing.
  const couldPay = (on: PlainDate): boolean => {
    credits ??= netted(own, at).filter((line) => line.amount.n > 0);
    return credits.length === 0 || credits.some(({ expires }) => expires === null || expires >= on);
  };
  let later: Fraction = ZERO;
  const counted = (line: LedgerEntry): LedgerEntry => {
    const owed = negate(line.amount);
    if (owed.n <= 0 || line.date <= at) return line;
    const waits = pay(present, owed, line.date);
    const missing = pay(earned, waits, line.date);
    const unpaid = couldPay(line.date) ? missing : ZERO;
    later = add(later, subtract(waits, unpaid));
    return { ...line, amount: negate(subtract(owed, subtract(waits, unpaid))) };
  };
  const leaves = ahead.filter((line) => line.amount.n !== 0 && requestOf(line) !== null);
  const booked = [...lessGivenBack(leaves)]
    .sort(byDate)
    .map(counted)
    .filter((line) => line.amount.n !== 0);
  const left = present
    .map(({ period, expires, remaining }): Lot => ({ period, expires, remaining }))
    .filter(({ remaining }) => remaining.n > 0);
  const reserved = [...lessGivenBack(pending)].sort(byDate).map(counted);
  return { booked, reserved, later, left };
}

/** The lines of approved leave after a day, which no longer are free although nobody has taken them yet. */
export function bookedAhead(ledger: readonly LedgerEntry[], counter: Counter, at: PlainDate): LedgerEntry[] {
  const own = ledger.filter((line) => line.counter === counter);
  const isAhead = (line: LedgerEntry): boolean => line.date > at && requestOf(line) !== null;
  return own.some(isAhead) ? [...paidFromPresent(own, at).booked] : [];
}

function byDate(a: LedgerEntry, b: LedgerEntry): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}
