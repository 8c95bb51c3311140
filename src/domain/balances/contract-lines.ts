import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { requestOf } from './booking-entries.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { endsContract, type LedgerEntry } from './ledger-entry.ts';

/** X8: without the lines of an earlier contract, which add up to nothing and are never looked into again. */
export function linesSince(
  closedUntil: PlainDate | null,
  lines: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  if (closedUntil === null) return lines;
  const closed = addDays(closedUntil, 1);
  return lines.filter((line) => line.date > closedUntil && !(endsContract(line) && line.date === closed));
}

function isByHand({ cause }: LedgerEntry): boolean {
  return cause.kind === 'opening' || cause.kind === 'adjusted';
}

/** X8: a month or a period may be in two contracts of one person; what follows from the later one bears its name. */
export function namedByContract(lines: LedgerEntry[], { closedUntil }: LeaveFacts): LedgerEntry[] {
  if (closedUntil === null) return lines;
  return lines.map((line) => {
    if (isByHand(line) || requestOf(line) !== null) return line;
    const key = `after-${closedUntil}/${line.key}`;
    return { ...line, id: key, key };
  });
}
