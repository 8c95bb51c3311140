import { add, compare, type Fraction, negate, subtract, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RequestAgainstBalance } from './balance.ts';
import { counterSummary } from './counter-summary.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';
import { inOrder, netted, replayOrdered } from './replay.ts';

export interface RequestLines {
  readonly counter: Counter;
  /** The ledger without the request, up to the last day of any leave that is asked for or booked. */
  readonly ledger: readonly LedgerEntry[];
  /** What the other pending requests would add. */
  readonly reserved: readonly LedgerEntry[];
  /** What this one would add. */
  readonly own: readonly LedgerEntry[];
  /** The last day of the leave. */
  readonly at: PlainDate;
  readonly today: PlainDate;
  readonly refuseBeyondBalance: boolean;
}

export interface RequestBalance {
  readonly counter: Counter;
  /** What is available today, as every other screen says (B12). */
  readonly today: Fraction;
  /** The day that the two below are about: the last one of the leave. */
  readonly at: PlainDate;
  /** Available then without the request: all that is booked set aside, and what other pending requests hold. */
  readonly before: Fraction;
  /** What every other screen will say of that day once it is approved. */
  readonly after: Fraction;
  readonly reserved: Fraction;
  /** Of leave after it, what then waits for rights still to be earned, since this one takes the present ones. */
  readonly later: Fraction;
  readonly verdict: RequestAgainstBalance['verdict'];
  /** The first day of leave, of this or of a later one, for which days would be missing because of this request. */
  readonly shortOn: PlainDate | null;
}

/** B6, B12: what a request does to its counter, and to leave that is already booked after it. */
export function requestBalance(lines: RequestLines): RequestBalance {
  const { counter, ledger, reserved, own, at, today, refuseBeyondBalance } = lines;
  const without = counterSummary(ledger, counter, at, reserved);
  const together = counterSummary([...ledger, ...own], counter, at, reserved);
  const now = at === today ? without : counterSummary(ledger, counter, today, reserved);
  const shortOn = firstShortage([...ledger, ...reserved], own, counter);
  const isShort = shortOn !== null || together.available.n < 0;
  const beyond = refuseBeyondBalance ? 'beyond-balance-refused' : 'beyond-balance-warned';
  return {
    counter,
    today: now.available,
    at,
    before: without.available,
    after: together.available,
    reserved: without.reserved,
    later: subtract(together.later, without.later),
    verdict: isShort ? beyond : 'enough',
    shortOn,
  };
}

function firstShortage(
  others: readonly LedgerEntry[],
  own: readonly LedgerEntry[],
  counter: Counter,
): PlainDate | null {
  const together = [...unpaidByDay([...others, ...own], counter)].filter(([, unpaid]) => unpaid.n > 0);
  if (together.length === 0) return null;
  const without = unpaidByDay(others, counter);
  const days = together.filter(([date, unpaid]) => compare(unpaid, without.get(date) ?? ZERO) > 0);
  return days.map(([date]) => date).sort()[0] ?? null;
}

const EVER = '9999-12-31' as PlainDate;

/** The days on which leave is taken that no lot pays for, and how much of it. */
function unpaidByDay(entries: readonly LedgerEntry[], counter: Counter): Map<PlainDate, Fraction> {
  const own = entries.filter((line) => line.counter === counter);
  const lines = netted(own, EVER).sort(inOrder);
  const unpaid = new Map<PlainDate, Fraction>();
  for (const line of lines)
    if (line.amount.n < 0) unpaid.set(line.date, add(unpaid.get(line.date) ?? ZERO, negate(line.amount)));
  replayOrdered(lines, lines.at(-1)?.date ?? EVER, ({ date, amount }) => {
    unpaid.set(date, subtract(unpaid.get(date) ?? ZERO, amount));
  });
  return unpaid;
}
