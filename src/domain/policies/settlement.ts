import { equals, type Fraction } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from './leave-policy.ts';
import {
  type BookingChange,
  type CounterChange,
  countersIn,
  dueThatMatters,
  halvesByRequest,
  type PreviewedPerson,
} from './preview.ts';

/** What has to be written so that a ledger says what follows from the facts. */
export interface Settlement {
  /** About something that no line speaks of yet: a month earned, a period closed, days given back. */
  readonly lines: readonly LedgerEntry[];
  /** B8: answers to lines that turned out wrong. */
  readonly corrections: readonly LedgerEntry[];
  readonly bookings: readonly BookingChange[];
}

/**
 * B11: from the same facts on the same day the same lines follow, with the same names; once they are written
 * nothing follows any more. So it may be done late, again, and by two at once.
 */
export function settlementOf(
  person: PreviewedPerson,
  policies: Timeline<LeavePolicy>,
  today: PlainDate,
  reason: string,
): Settlement {
  const { facts } = person;
  const recorded = linesSince(facts.closedUntil, person.recorded);
  const due = dueThatMatters({ ...person, recorded }, policies, today, facts.leaves);
  const known = new Set(recorded.map(({ key }) => key));
  const lines: LedgerEntry[] = [];
  const corrections: LedgerEntry[] = [];
  for (const line of correctingEntries(recorded, due, reason)) {
    if (known.has(line.key)) corrections.push(line);
    else lines.push({ ...line, correction: null });
  }
  return { lines, corrections, bookings: recountedBookings({ ...person, recorded }, due) };
}

function recountedBookings({ facts, recorded }: PreviewedPerson, due: readonly LedgerEntry[]) {
  const before = halvesByRequest(recorded);
  if (before.size === 0) return [];
  const after = halvesByRequest(due);
  return facts.leaves.flatMap(({ requestId }): BookingChange[] => {
    const beforeHalves = before.get(requestId);
    const afterHalves = after.get(requestId) ?? 0;
    if (beforeHalves === undefined || beforeHalves === afterHalves) return [];
    return [{ requestId, beforeHalves, afterHalves }];
  });
}

/** The counters that corrections moved. What was earned in between is not a correction. */
export function correctedBalances(
  recorded: readonly LedgerEntry[],
  { lines, corrections }: Settlement,
  today: PlainDate,
): CounterChange[] {
  if (corrections.length === 0) return [];
  const total = (ledger: readonly LedgerEntry[], counter: string): Fraction =>
    balanceAt(ledger, counter, today).total;
  return countersIn(recorded, lines, corrections).flatMap((counter) => {
    const before = total([...recorded, ...lines], counter);
    const after = total([...recorded, ...lines, ...corrections], counter);
    return equals(before, after) ? [] : [{ counter, before, after }];
  });
}
