import { add, equals, type Fraction, negate, subtract, ZERO } from '#domain/amounts/fraction.ts';
import { type LedgerEntry, movesDays, placeOf } from './ledger-entry.ts';

/**
 * B8: the lines to add so that what was written becomes what is due. Nothing is edited or removed: each wrong
 * amount gets a line of the opposite sign under its own key.
 */
export function correctingEntries(
  recorded: readonly LedgerEntry[],
  due: readonly LedgerEntry[],
  reason: string,
): LedgerEntry[] {
  const written = new Map<string, { amount: Fraction; readonly line: LedgerEntry; lines: number }>();
  for (const line of recorded) {
    const place = placeOf(line);
    const known = written.get(place);
    if (known === undefined) written.set(place, { amount: line.amount, line, lines: 1 });
    else {
      known.amount = add(known.amount, line.amount);
      known.lines += 1;
    }
  }
  const keys = new Set(recorded.map((line) => line.key));
  const corrections: LedgerEntry[] = [];
  const correct = (line: LedgerEntry, amount: Fraction, earlierLines: number): void => {
    const id = keys.has(line.key) ? `${placeOf(line)}#${earlierLines + 1}` : line.key;
    corrections.push({ ...line, id, amount, correction: reason });
  };
  const seen = new Set<string>();
  for (const line of due) {
    const place = placeOf(line);
    seen.add(place);
    const known = written.get(place);
    if (known === undefined) correct(line, line.amount, 0);
    else if (movesDays(line) ? known.lines % 2 === 0 : !equals(known.amount, line.amount)) {
      correct(line, subtract(line.amount, known.amount), known.lines);
    }
  }
  for (const [place, known] of written) {
    if (seen.has(place)) continue;
    const stillHolds = movesDays(known.line) ? known.lines % 2 === 1 : !equals(known.amount, ZERO);
    if (stillHolds) correct(known.line, negate(known.amount), known.lines);
  }
  return corrections;
}

/** The lines that are due and not yet written: what a nightly job adds. */
export function newEntries(recorded: readonly LedgerEntry[], due: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Set(recorded.map((line) => line.key));
  return due.filter((line) => !known.has(line.key));
}
