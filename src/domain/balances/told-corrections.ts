import { add, type Fraction, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { requestOf } from './booking-entries.ts';
import { type LedgerEntry, movesDays, placeOf } from './ledger-entry.ts';

/** All that was said about one thing, from the first line about it to the last. */
export interface ToldCorrection {
  /** The last line of it, which says why. */
  readonly line: LedgerEntry;
  readonly first: LedgerEntry;
  readonly before: Fraction;
  readonly after: Fraction;
  /** Set where the days can be used until another day than was written first. */
  readonly deadline: { readonly before: PlainDate | null; readonly after: PlainDate | null } | null;
}

/** Answers about one thing are told as one, by its key; leave tells its own, and so does what someone wrote by hand. */
export function isToldCorrection(line: LedgerEntry): boolean {
  const { kind } = line.cause;
  return line.correction !== null && requestOf(line) === null && kind !== 'opening' && kind !== 'adjusted';
}

export function toldCorrections(ledger: readonly LedgerEntry[]): ReadonlyMap<string, ToldCorrection> {
  const corrected = new Set(ledger.filter(isToldCorrection).map(({ key }) => key));
  const told = new Map<string, ToldCorrection>();
  for (const key of corrected) {
    const lines = ledger.filter((line) => line.key === key);
    const [first] = lines;
    const line = lines.findLast(isToldCorrection);
    if (first === undefined || line === undefined) continue;
    const before = sumOf(lines.filter((each) => !isToldCorrection(each)));
    const held = heldPlace(lines);
    const isMoved = held !== null && held.expires !== first.expires;
    told.set(key, {
      line,
      first,
      before,
      after: sumOf(lines),
      deadline: isMoved ? { before: first.expires, after: held.expires } : null,
    });
  }
  return told;
}

function sumOf(lines: readonly LedgerEntry[]): Fraction {
  return lines.reduce((total, { amount }) => add(total, amount), ZERO);
}

/** The place that holds in the end: an amount that is not answered, or a move that is not undone. */
function heldPlace(lines: readonly LedgerEntry[]): LedgerEntry | null {
  const holds = (line: LedgerEntry): boolean => {
    const same = lines.filter((each) => placeOf(each) === placeOf(line));
    return movesDays(line) ? same.length % 2 === 1 : sumOf(same).n !== 0;
  };
  return lines.findLast(holds) ?? null;
}
