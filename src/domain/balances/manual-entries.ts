import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type LedgerEntry, movesDays, placeOf } from './ledger-entry.ts';
import { netted } from './replay.ts';

/** Why lines are answered when an opening comes, or is taken back. */
export const OPENING_CHANGED = 'opening';

const END_OF_TIME = '9999-12-31' as PlainDate;

/** The openings that hold, each as its first line: every second line of a key takes it back. */
export function openingsInForce(recorded: readonly LedgerEntry[]): LedgerEntry[] {
  const openings = recorded.filter((line) => line.cause.kind === 'opening');
  const isHeld = (key: string): boolean => openings.filter((line) => line.key === key).length % 2 === 1;
  return openings.filter((line) => line.correction === null && isHeld(line.key));
}

/** Of a written ledger, the lines that follow from nothing else and still hold. */
export function manualEntries(recorded: readonly LedgerEntry[]): LedgerEntry[] {
  const adjusted = recorded.filter((line) => line.cause.kind === 'adjusted');
  return [
    ...openingsInForce(recorded),
    ...netted(adjusted, END_OF_TIME).filter((line) => line.amount.n !== 0),
  ];
}

/** The ledger as it is told: what an opening took over, and one that was taken back, are not worth a word. */
export function toldEntries(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const answered = new Set(
    ledger.filter((line) => line.correction === OPENING_CHANGED).map((line) => placeOf(line)),
  );
  if (answered.size === 0) return [...ledger];
  const isAnswered = (line: LedgerEntry): boolean => answered.has(placeOf(line));
  return [
    ...ledger.filter((line) => !isAnswered(line)),
    ...netted(ledger.filter(isAnswered), END_OF_TIME).filter(
      (line) => line.amount.n !== 0 || movesDays(line),
    ),
  ];
}
