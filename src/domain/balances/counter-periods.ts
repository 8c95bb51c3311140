import { type Fraction, subtract, sum } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { acquiredAmounts } from './counter-summary.ts';
import type { Counter, LedgerEntry } from './ledger-entry.ts';
import { inOrder, netted, replayOrdered } from './replay.ts';

/** `balance` = `acquired` − `taken`. */
export interface PeriodFigures {
  readonly acquired: Fraction;
  readonly taken: Fraction;
  readonly balance: Fraction;
}

export interface FiguresByPeriod {
  /** N-1 and before: what is being taken. */
  readonly previous: PeriodFigures;
  /** N: what is being earned; days taken before they were earned are taken from it. */
  readonly current: PeriodFigures;
}

/** J12: what a counter holds at the end of a day, as a pay slip tells it: leave of a later day is not taken yet. */
export function figuresByPeriod(
  ledger: readonly LedgerEntry[],
  counter: Counter,
  at: PlainDate,
  currentFrom: PlainDate,
): FiguresByPeriod {
  const own = ledger.filter((line) => line.counter === counter);
  const held = netted(own, at).sort(inOrder);
  const replayed = replayOrdered(held, at);
  const earned = acquiredAmounts(held, at, replayed);
  const figures = (current: boolean, overdrawn: Fraction | null): PeriodFigures => {
    const ofPeriod = ({ period }: { readonly period: PlainDate | null }) =>
      (period !== null && period >= currentFrom) === current;
    const acquired = sum(earned.filter(ofPeriod).map(({ amount }) => amount));
    const left = sum(replayed.lots.filter(ofPeriod).map(({ remaining }) => remaining));
    const balance = overdrawn === null ? left : subtract(left, overdrawn);
    return { acquired, taken: subtract(acquired, balance), balance };
  };
  return { previous: figures(false, null), current: figures(true, replayed.overdrawn) };
}
