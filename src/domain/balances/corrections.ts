import { add, equals, type Fraction, negate, subtract, ZERO } from '#domain/amounts/fraction.ts';
import { type LedgerEntry, movesDays, placeOf } from './ledger-entry.ts';

/** What has been written in one place so far. */
interface WrittenPlace {
  readonly line: LedgerEntry;
  amount: Fraction;
  lines: number;
  stillDue: boolean;
}

function isSamePlace(a: LedgerEntry, b: LedgerEntry): boolean {
  return (
    a.date === b.date &&
    a.expires === b.expires &&
    a.period === b.period &&
    a.counter === b.counter &&
    (!movesDays(a) || placeOf(a) === placeOf(b))
  );
}

/** Lines that may have no amount to compare: their number tells, for every second one undoes the one before. */
function holdsByNumber(line: LedgerEntry): boolean {
  return movesDays(line) || line.cause.kind === 'opening';
}

function writtenPlaces(recorded: readonly LedgerEntry[]): Map<string, WrittenPlace[]> {
  const written = new Map<string, WrittenPlace[]>();
  for (const line of recorded) {
    const places = written.get(line.key);
    if (places === undefined) {
      written.set(line.key, [{ line, amount: line.amount, lines: 1, stillDue: false }]);
      continue;
    }
    const known = places.find((place) => isSamePlace(place.line, line));
    if (known === undefined) places.push({ line, amount: line.amount, lines: 1, stillDue: false });
    else {
      known.amount = add(known.amount, line.amount);
      known.lines += 1;
    }
  }
  return written;
}

/**
 * The first line of a key bears its name; every other one is named by its place. One key may be due in two places at
 * once: a month in which the reference period changes is earned in both periods.
 */
function identities(
  written: ReadonlyMap<string, unknown>,
): (line: LedgerEntry, earlierLines: number) => string {
  const named = new Set<string>();
  return (line, earlierLines) => {
    if (written.has(line.key) || named.has(line.key)) return `${placeOf(line)}#${earlierLines + 1}`;
    named.add(line.key);
    return line.key;
  };
}

/**
 * B8: the lines to add so that what was written becomes what is due. Nothing is edited or removed: each wrong
 * amount gets a line of the opposite sign under its own key.
 */
export function correctingEntries(
  recorded: readonly LedgerEntry[],
  due: readonly LedgerEntry[],
  reason: string,
): LedgerEntry[] {
  const written = writtenPlaces(recorded);
  const corrections: LedgerEntry[] = [];
  const idOf = identities(written);
  const correct = (line: LedgerEntry, amount: Fraction, earlierLines: number): void => {
    corrections.push({ ...line, id: idOf(line, earlierLines), amount, correction: reason });
  };
  for (const line of due) {
    const known = written.get(line.key)?.find((place) => isSamePlace(place.line, line));
    if (known === undefined) {
      correct(line, line.amount, 0);
      continue;
    }
    known.stillDue = true;
    const differs = holdsByNumber(line) ? known.lines % 2 === 0 : !equals(known.amount, line.amount);
    if (differs) correct(line, subtract(line.amount, known.amount), known.lines);
  }
  for (const places of written.values()) {
    for (const known of places) {
      if (known.stillDue) continue;
      if (holds(known)) correct(known.line, negate(known.amount), known.lines);
    }
  }
  return corrections;
}

function holds({ line, lines, amount }: WrittenPlace): boolean {
  return holdsByNumber(line) ? lines % 2 === 1 : !equals(amount, ZERO);
}

/**
 * The lines that are due and not yet written: what a nightly job adds. What was written and answered since counts as
 * not written: it may become due once more.
 */
export function newEntries(recorded: readonly LedgerEntry[], due: readonly LedgerEntry[]): LedgerEntry[] {
  const written = writtenPlaces(recorded);
  const idOf = identities(written);
  return due.flatMap((line) => {
    const places = written.get(line.key);
    if (places === undefined) return [{ ...line, id: idOf(line, 0) }];
    const isNothing = !holdsByNumber(line) && equals(line.amount, ZERO);
    if (isNothing || places.some(holds)) return [];
    const earlier = places.find((place) => isSamePlace(place.line, line))?.lines ?? 0;
    return [{ ...line, id: idOf(line, earlier) }];
  });
}
