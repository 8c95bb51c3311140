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

/**
 * « Pourquoi ce solde ? »: every line, and the days that lapsed between them, in order. A change of unit is one line, with
 * what it made of every lot.
 */
export function statementAt(entries: readonly LedgerEntry[], counter: Counter, date: PlainDate): Statement {
  const own = toldEntries(ofCounter(entries, counter));
  const { derived } = replay(own, date);
  const changes = new Map<PlainDate, Fraction>();
  for (const { kind, date: on, amount } of derived)
    if (kind === 'converted') changes.set(on, add(changes.get(on) ?? ZERO, amount));
  const told = own
    .filter((line) => line.date <= date)
    .map((line) => {
      if (line.cause.kind !== 'converted') return line;
      const amount = changes.get(line.date) ?? ZERO;
      // One that was undone and done again is told with its change once.
      changes.delete(line.date);
      return { ...line, amount };
    });
  const lines: StatementLine[] = [
    ...told.map((line): StatementLine => {
      return { kind: 'entry', entry: line, amount: line.amount, date: line.date };
    }),
    ...derived
      .filter(({ kind }) => kind !== 'converted')
      .map(
        (line): StatementLine => ({ kind: 'derived', derived: line, amount: line.amount, date: line.date }),
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
