import { type Fraction, largest, smallest, subtract, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { inOrder, netted, replayOrdered } from './replay.ts';

/** How many days each carry-over and each extension of a counter kept, by the key of its line. */
export function movedDays(ledger: readonly LedgerEntry[], at: PlainDate): ReadonlyMap<string, Fraction> {
  const lines = netted(ledger, at).sort(inOrder);
  const moved = new Map<string, Fraction>();
  for (const [place, line] of lines.entries()) {
    const { cause } = line;
    if (cause.kind !== 'carried' && cause.kind !== 'extended') continue;
    const { lots } = replayOrdered(lines.slice(0, place), line.date);
    const lot = lots.find(({ period, expires }) => period === cause.period && expires === cause.expired);
    const remaining = lot?.remaining ?? ZERO;
    const limit = cause.kind === 'carried' ? cause.limit : subtract(remaining, cause.keep);
    moved.set(line.key, limit === null ? remaining : largest(ZERO, smallest(remaining, limit)));
  }
  return moved;
}

/** Whether a line that moves days moved any: one that found its lot empty is not worth a word. */
export function movedSome(line: LedgerEntry, moved: ReadonlyMap<string, Fraction>): boolean {
  const { kind } = line.cause;
  return (kind !== 'carried' && kind !== 'extended') || (moved.get(line.key) ?? ZERO).n > 0;
}
