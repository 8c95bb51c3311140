import { negate } from '#domain/amounts/fraction.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { newEntries } from '#domain/balances/corrections.ts';
import { type CountedLeaves, dueEntries } from '#domain/balances/due-entries.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';

/** One person's leave, as it is known today and as it was when the month was closed. */
export interface PaidPerson {
  readonly recorded: readonly LedgerEntry[];
  readonly today: LeaveSituation;
  /** With the requests that were approved by then; null when nothing was closed, and today is all there is. */
  readonly atClosing: {
    readonly situation: LeaveSituation;
    readonly isLater: (line: LedgerEntry) => boolean;
  } | null;
}

export interface KnownLedger {
  /** What the closed month knew of the days until then. */
  readonly known: readonly LedgerEntry[];
  /** What was written or has changed since: added to the other, it is the ledger of today. */
  readonly since: readonly LedgerEntry[];
}

/** Lines that nobody could know of before someone wrote them. */
function isTold(line: LedgerEntry): boolean {
  return requestOf(line) !== null || line.cause.kind === 'adjusted' || line.cause.kind === 'opening';
}

/**
 * J18: lines bear the moment they were written, so what was known at closing is what stood then, with the months that
 * come by themselves until the payslip's date.
 */
export function knownLedger({ recorded, today, atClosing }: PaidPerson, date: PlainDate): KnownLedger {
  const until = (lines: readonly LedgerEntry[]) => lines.filter((line) => line.date <= date);
  const counted: CountedLeaves | undefined = sharesAbsences(today, atClosing?.situation)
    ? new Map()
    : undefined;
  const dueNow = dueOf(today, date, counted);
  const now = until([...recorded, ...comingAfter(recorded, today, dueNow)]);
  if (atClosing === null) return { known: now, since: [] };
  const { situation, isLater } = atClosing;
  // Working out what is due is most of the work: where nobody told anything since, it is the same.
  const dueThen = situation === today ? dueNow : dueOf(situation, date, counted);
  const then = recorded.filter((line) => !isLater(line));
  const coming = comingAfter(then, situation, dueThen).filter((line) => !isTold(line));
  const known = until([...then, ...coming]);
  return { known, since: changesBetween(known, now) };
}

function dueOf(
  { facts, policies }: LeaveSituation,
  date: PlainDate,
  counted: CountedLeaves | undefined,
): LedgerEntry[] {
  return dueEntries(facts, policies, date, counted);
}

/** What was known then is a part of what is known today: as many are the same ones. */
function sharesAbsences(today: LeaveSituation, then: LeaveSituation | undefined): boolean {
  return then !== undefined && then.facts.absences.length === today.facts.absences.length;
}

function comingAfter(
  written: readonly LedgerEntry[],
  { facts }: LeaveSituation,
  due: readonly LedgerEntry[],
): LedgerEntry[] {
  return newEntries(linesSince(facts.closedUntil, written), due);
}

const identity = ({ counter, id, amount, expires }: LedgerEntry) =>
  `${counter} ${id} ${amount.n}/${amount.d} ${expires ?? ''}`;

/** Lines that came, and those that went with the opposite sign. */
function changesBetween(before: readonly LedgerEntry[], after: readonly LedgerEntry[]): LedgerEntry[] {
  // Nearly all lines are in both, and are the same ones.
  const [hadLines, hasLines] = [new Set(before), new Set(after)];
  const come = after.filter((line) => !hadLines.has(line));
  const gone = before.filter((line) => !hasLines.has(line));
  const [had, has] = [new Set(gone.map(identity)), new Set(come.map(identity))];
  return [
    ...come.filter((line) => !had.has(identity(line))),
    ...gone
      .filter((line) => !has.has(identity(line)))
      .map((line) => ({ ...line, id: `${line.id}#gone`, amount: negate(line.amount) })),
  ];
}
