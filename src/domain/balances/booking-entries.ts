import { negate } from '#domain/amounts/fraction.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** The request a line comes from, if it comes from one. */
export function requestOf(line: LedgerEntry): string | null {
  const { cause } = line;
  return cause.kind === 'taken' || cause.kind === 'recredited' || cause.kind === 'holiday-credit'
    ? cause.requestId
    : null;
}

/** B8: what cancelling it adds: the opposite of every line it has, so that the balance is exactly what it was. */
export function cancellationEntries(
  recorded: readonly LedgerEntry[],
  requestId: string,
  reason: string,
): LedgerEntry[] {
  const own = recorded.filter((line) => requestOf(line) === requestId);
  return own.map((line, index) => ({
    ...line,
    id: `${line.id}#cancelled/${own.length}/${index}`,
    amount: negate(line.amount),
    correction: reason,
  }));
}

/** B8: what undoing a decision adds: the opposite of the lines that it wrote, and of no others. */
export function undoEntries(recorded: readonly LedgerEntry[], written: readonly string[]): LedgerEntry[] {
  return recorded
    .filter(({ id }) => written.includes(id))
    .map((line) => ({ ...line, id: `${line.id}#undone`, amount: negate(line.amount), correction: 'undone' }));
}
