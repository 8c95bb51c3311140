import { toNumber } from '#domain/amounts/fraction.ts';
import { toHundredths } from '#domain/amounts/rounding.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { CounterCause } from './difference-causes.ts';
import { explainDifference, isSameFigure } from './explain-difference.ts';
import { type KnownLedger, knownLedger, type PaidPerson } from './known-ledger.ts';
import { ownFigures } from './own-figures.ts';
import {
  ledgerCounterOf,
  type OwnFigures,
  type PayslipCounter,
  type PrintedFigures,
} from './payslip-counter.ts';
import { toldSince } from './since-closing.ts';

export interface PrintedCounter {
  readonly counter: PayslipCounter;
  readonly figures: PrintedFigures;
}

/** J18, J19: one counter of one payslip beside ours. */
export interface ComparedCounter {
  readonly counter: PayslipCounter;
  readonly theirs: PrintedFigures;
  /** With what the closed month knew. */
  readonly ours: OwnFigures;
  /** Theirs less ours. */
  readonly difference: number;
  readonly causes: readonly CounterCause[];
  readonly unexplained: number;
  /** What has been told since, which the closed month could not know. */
  readonly since: readonly CounterCause[];
}

export function comparePayslip(
  person: PaidPerson,
  date: PlainDate,
  printed: readonly PrintedCounter[],
): ComparedCounter[] {
  const ledger = knownLedger(person, date);
  const situation = person.atClosing?.situation ?? person.today;
  return printed.map(({ counter, figures: theirs }) => {
    const ours = ownFigures(ledger.known, counter, date, situation.policies);
    const difference = toNumber(theirs.balance) - toNumber(ours.balance);
    const { causes, unexplained } = explainDifference({ counter, date, theirs, ours, ledger, situation });
    const since = changesSince(ledger, counter, toNumber(ours.balance), (lines) =>
      toNumber(ownFigures(lines, counter, date, situation.policies).balance),
    );
    return {
      counter,
      theirs,
      ours,
      difference: isSameFigure(difference, 0) ? 0 : toHundredths(difference),
      causes: causes.map(asRead),
      unexplained: toHundredths(unexplained),
      since: since.map(asRead),
    };
  });
}

function asRead(cause: CounterCause): CounterCause {
  return { ...cause, days: toHundredths(cause.days) };
}

function changesSince(
  { known, since }: KnownLedger,
  counter: PayslipCounter,
  before: number,
  balanceOf: (lines: KnownLedger['known']) => number,
): CounterCause[] {
  const own = since.filter((line) => line.counter === ledgerCounterOf(counter));
  return toldSince(own)
    .map(({ facts, lines }) => ({ ...facts, days: balanceOf([...known, ...lines]) - before }))
    .filter(({ days }) => !isSameFigure(days, 0));
}
