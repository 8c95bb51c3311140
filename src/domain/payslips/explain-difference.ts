import { multiply, toNumber } from '#domain/amounts/fraction.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { manualEntries } from '#domain/balances/manual-entries.ts';
import { acquisitionCauses } from './acquisition-causes.ts';
import type { Difference } from './difference.ts';
import { APART_RIGHTS, type CauseFacts, type CounterCause } from './difference-causes.ts';
import { inOtherUnit, otherUnit } from './other-unit.ts';
import { belongsTo, ownFigures } from './own-figures.ts';
import { ledgerCounterOf } from './payslip-counter.ts';
import { printedRoundings } from './printed-roundings.ts';
import { toldSince } from './since-closing.ts';

/** Payslips print hundredths: less than one says nothing. */
export function isSameFigure(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.0075;
}

export interface Explanation {
  readonly causes: readonly CounterCause[];
  /** What is left of the difference. */
  readonly unexplained: number;
}

/**
 * J19: one cause that is exactly the difference, else two that add up to it, those we hold a proof of first. A cause that
 * only comes near is none.
 */
export function explainDifference(difference: Difference): Explanation {
  const { theirs, ours } = difference;
  const wanted = toNumber(theirs.balance) - toNumber(ours.balance);
  if (isSameFigure(wanted, 0)) return { causes: [], unexplained: 0 };
  const proven = provenCauses(difference);
  const guessed = guessedCauses(difference);
  const found =
    match(wanted, [...proven, ...guessed]) ??
    inTheirUnit(difference, wanted, proven) ??
    matchTwo(wanted, proven, [...proven, ...guessed.filter(({ kind }) => kind === 'rounding')]);
  return found === null ? { causes: [], unexplained: wanted } : { causes: found, unexplained: 0 };
}

/** What lines of the ledger speak for. */
function provenCauses({ counter, date, ours, ledger, situation }: Difference): CounterCause[] {
  const { known, since } = ledger;
  const own = known.filter((line) => line.counter === ledgerCounterOf(counter));
  const ownSince = since.filter((line) => line.counter === ledgerCounterOf(counter));
  const before = toNumber(ours.balance);
  const balanceOf = (lines: readonly LedgerEntry[]) =>
    toNumber(ownFigures(lines, counter, date, situation.policies).balance);
  const withLines = (facts: CauseFacts, lines: readonly LedgerEntry[]): CounterCause => ({
    ...facts,
    days: balanceOf([...own, ...lines]) - before,
  });
  const without = (facts: CauseFacts, isLeftOut: (line: LedgerEntry) => boolean): CounterCause => {
    const kept = own.filter((line) => !isLeftOut(line));
    return { ...facts, days: kept.length === own.length ? 0 : balanceOf(kept) - before };
  };
  const adjusted = manualEntries(own).flatMap(({ cause, key }) =>
    cause.kind === 'adjusted' ? [{ key, reason: cause.reason }] : [],
  );
  return [
    ...toldSince(ownSince).map(({ facts, lines }) => withLines(facts, lines)),
    ...adjusted.map(({ key, reason }) =>
      without({ kind: 'adjustment', reason, later: false }, (line) => line.key === key),
    ),
    ...APART_RIGHTS.map((right) =>
      without({ kind: 'other-counter', right }, ({ cause }) => cause.kind === right),
    ),
    without({ kind: 'rounding', way: 'period' }, ({ cause }) => cause.kind === 'rounded-up'),
  ].filter(({ days }) => !isSameFigure(days, 0));
}

/** What nothing of ours speaks for, but figures that payroll programs are known to print. */
function guessedCauses(difference: Difference): CounterCause[] {
  const { counter, date, ours, ledger, situation } = difference;
  const belongs = belongsTo(counter, date, situation.policies);
  const months = ledger.known.filter(
    ({ counter: of, cause, period, correction }) =>
      of === ledgerCounterOf(counter) && cause.kind === 'accrued' && correction === null && belongs(period),
  );
  return [
    ...printedRoundings(toNumber(ours.balance), months).map(
      ({ way, days }): CounterCause => ({ kind: 'rounding', way, days }),
    ),
    ...acquisitionCauses(difference, months),
  ];
}

function inTheirUnit(
  { counter, date, ours, theirs, ledger, situation }: Difference,
  wanted: number,
  proven: readonly CounterCause[],
): CounterCause[] | null {
  const other = ledgerCounterOf(counter) === 'paid-leave' ? otherUnit(situation, date) : null;
  if (other === null) return null;
  const { unit, factor } = other;
  const scaled = proven.map((each) => ({ ...each, days: each.days * toNumber(factor) }));
  const explained = (balance: number): CounterCause[] | null => {
    const cause: CounterCause = { kind: 'unit', unit, days: balance - toNumber(ours.balance) };
    if (isSameFigure(cause.days, 0)) return null;
    if (isSameFigure(cause.days, wanted)) return [cause];
    const second = match(toNumber(theirs.balance) - balance, scaled);
    return second === null ? null : [cause, ...second];
  };
  // Some programs multiply what is left, others count each leave in their own unit: a day more or less for each.
  const multiplied = toNumber(multiply(ours.balance, factor));
  const found = explained(multiplied);
  const reach = scaled.reduce((most, { days }) => most + Math.abs(days), situation.facts.leaves.length);
  if (found !== null || Math.abs(toNumber(theirs.balance) - multiplied) > reach) return found;
  const recounted = inOtherUnit(ledger.known, situation, other);
  return explained(toNumber(ownFigures(recounted, counter, date, situation.policies).balance));
}

function match(wanted: number, causes: readonly CounterCause[]): CounterCause[] | null {
  const one = causes.find(({ days }) => isSameFigure(days, wanted));
  return one === undefined ? null : [one];
}

function matchTwo(
  wanted: number,
  firsts: readonly CounterCause[],
  seconds: readonly CounterCause[],
): CounterCause[] | null {
  for (const first of firsts) {
    const second = match(
      wanted - first.days,
      seconds.filter((each) => each !== first),
    );
    if (second !== null) return [first, ...second];
  }
  return null;
}
