import { requestOf } from '#domain/balances/booking-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { CauseFacts } from './difference-causes.ts';

export interface GroupedLines {
  readonly facts: CauseFacts;
  readonly lines: readonly LedgerEntry[];
}

/** What was told since the month was closed, each absence and each adjustment by itself. */
export function toldSince(since: readonly LedgerEntry[]): GroupedLines[] {
  const groups = new Map<string, LedgerEntry[]>();
  for (const line of since) {
    const key = keyOf(line);
    const known = groups.get(key);
    if (known) known.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    return first === undefined ? [] : [{ facts: factsOf(first, lines), lines }];
  });
}

function keyOf(line: LedgerEntry): string {
  const requestId = requestOf(line);
  if (requestId !== null) return `request ${requestId}`;
  return line.cause.kind === 'adjusted' ? line.key : line.cause.kind === 'opening' ? 'opening' : 'recount';
}

function factsOf(first: LedgerEntry, lines: readonly LedgerEntry[]): CauseFacts {
  const requestId = requestOf(first);
  const total = lines.reduce((days, { amount }) => days + amount.n / amount.d, 0);
  if (requestId !== null) return { kind: 'late-absence', requestId, back: total > 0 };
  if (first.cause.kind === 'adjusted') return { kind: 'adjustment', reason: first.cause.reason, later: true };
  if (first.cause.kind === 'opening') return { kind: 'adjustment', reason: null, later: true };
  return { kind: 'acquisition', months: null };
}
