import { add, compare, type Fraction, negate, subtract, sum, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { balanceAt, type RequestAgainstBalance, requestAgainstBalance } from './balance.ts';
import { paidFromPresent } from './booked-ahead.ts';
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
  readonly refuseBeyondBalance: boolean;
}

export interface RequestBalance {
  readonly counter: Counter;
  /** On the last day of the leave, without it; days of other pending requests are set aside. */
  readonly before: Fraction;
  readonly after: Fraction;
  readonly reserved: Fraction;
  readonly verdict: RequestAgainstBalance['verdict'];
  /** The first day of leave, of this or of a later one, for which days would be missing because of this request. */
  readonly shortOn: PlainDate | null;
}

/** B6: what a request does to its counter, and to leave that is already booked after it. */
export function requestBalance(lines: RequestLines): RequestBalance {
  const { counter, ledger, reserved, own, at, refuseBeyondBalance } = lines;
  // B12: what waits for rights of a later period holds nothing of those of the day.
  const { reserved: counting } = paidFromPresent(
    ledger.filter((line) => line.counter === counter),
    at,
    reserved,
  );
  const held = negate(sum(counting.map((line) => line.amount)));
  const asked = negate(sum(own.map((line) => line.amount)));
  const total = balanceAt(ledger, counter, at).total;
  const against = requestAgainstBalance(total, held, asked, refuseBeyondBalance);
  const shortOn = firstShortage([...ledger, ...reserved], own, counter);
  const beyond = refuseBeyondBalance ? 'beyond-balance-refused' : 'beyond-balance-warned';
  return {
    counter,
    before: against.available,
    after: against.afterwards,
    reserved: held,
    verdict: shortOn === null ? against.verdict : beyond,
    shortOn,
  };
}

function firstShortage(
  others: readonly LedgerEntry[],
  own: readonly LedgerEntry[],
  counter: Counter,
): PlainDate | null {
  const without = unpaidByDay(others, counter);
  const together = unpaidByDay([...others, ...own], counter);
  const days = [...together].filter(([date, unpaid]) => compare(unpaid, without.get(date) ?? ZERO) > 0);
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
