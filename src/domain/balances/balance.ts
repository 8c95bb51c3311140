import { add, type Fraction, negate, subtract, sum, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';
import { toldEntries } from './manual-entries.ts';
import { type DerivedLine, type Lot, replay } from './replay.ts';

export interface Balance {
  readonly counter: Counter;
  readonly date: PlainDate;
  /** What is left; negative when more was taken than earned. */
  readonly total: Fraction;
  /** First the days that expire first. */
  readonly lots: readonly Lot[];
  readonly overdrawn: Fraction;
}

function ofCounter(entries: readonly LedgerEntry[], counter: Counter): readonly LedgerEntry[] {
  return entries.filter((line) => line.counter === counter);
}

/** B1: what a counter holds at the end of a day, past or future, from the lines that hold by then. */
export function balanceAt(entries: readonly LedgerEntry[], counter: Counter, date: PlainDate): Balance {
  const { lots, overdrawn } = replay(ofCounter(entries, counter), date);
  return {
    counter,
    date,
    total: subtract(sum(lots.map((lot) => lot.remaining)), overdrawn),
    lots,
    overdrawn,
  };
}

export type StatementLine =
  | {
      readonly kind: 'entry';
      readonly entry: LedgerEntry;
      readonly amount: Fraction;
      readonly date: PlainDate;
    }
  | {
      readonly kind: 'derived';
      readonly derived: DerivedLine;
      readonly amount: Fraction;
      readonly date: PlainDate;
    };

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** The sum of the lines, which is the balance. */
  readonly total: Fraction;
}

/** « Pourquoi ce solde ? »: every line, and the days that lapsed between them, in order. */
export function statementAt(entries: readonly LedgerEntry[], counter: Counter, date: PlainDate): Statement {
  const own = toldEntries(ofCounter(entries, counter));
  const lines: StatementLine[] = [
    ...own
      .filter((line) => line.date <= date)
      .map((line): StatementLine => ({ kind: 'entry', entry: line, amount: line.amount, date: line.date })),
    ...replay(own, date).derived.map(
      (derived): StatementLine => ({ kind: 'derived', derived, amount: derived.amount, date: derived.date }),
    ),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { lines, total: sum(lines.map((line) => line.amount)) };
}

export interface RequestAgainstBalance {
  readonly available: Fraction;
  readonly reserved: Fraction;
  readonly afterwards: Fraction;
  readonly verdict: 'enough' | 'beyond-balance-warned' | 'beyond-balance-refused';
}

/** B6: what would be left after a request, days reserved by pending requests set aside. */
export function requestAgainstBalance(
  balance: Fraction,
  reserved: Fraction,
  asked: Fraction,
  refuseBeyondBalance: boolean,
): RequestAgainstBalance {
  const afterwards = add(balance, negate(add(reserved, asked)));
  const beyond = afterwards.n < ZERO.n;
  return {
    available: subtract(balance, reserved),
    reserved,
    afterwards,
    verdict: !beyond ? 'enough' : refuseBeyondBalance ? 'beyond-balance-refused' : 'beyond-balance-warned',
  };
}
