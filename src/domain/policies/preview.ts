import { equals, type Fraction } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { countedPerson, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { countTotal } from '#domain/counting/count-leave.ts';
import type { LeavePolicy } from './leave-policy.ts';

export interface PreviewedPerson {
  readonly personId: string;
  readonly facts: LeaveFacts;
  /** What has been written so far. */
  readonly recorded: readonly LedgerEntry[];
}

export interface BalanceChange {
  readonly counter: Counter;
  readonly before: Fraction;
  readonly after: Fraction;
}

export interface BookingChange {
  readonly requestId: string;
  readonly beforeHalves: number;
  readonly afterHalves: number;
}

/** What a change of policy would do to one person; people it does not touch are left out. */
export interface PersonChange {
  readonly personId: string;
  readonly balances: readonly BalanceChange[];
  readonly bookings: readonly BookingChange[];
  /** The lines that applying the change would add. */
  readonly corrections: readonly LedgerEntry[];
}

export interface PolicyPreview {
  readonly on: PlainDate;
  readonly peopleLookedAt: number;
  readonly changes: readonly PersonChange[];
}

const COUNTERS: readonly Counter[] = ['paid-leave', 'rtt'];

function previewPerson(
  person: PreviewedPerson,
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
  on: PlainDate,
  reason: string,
): PersonChange | null {
  const due = dueEntries(person.facts, proposed, on);
  const recorded = person.recorded.filter((line) => line.date <= on);
  const corrections = correctingEntries(recorded, due, reason);
  const counted = countedPerson(person.facts);
  const bookings: BookingChange[] = [];
  for (const leave of person.facts.leaves) {
    if (leave.counter !== 'paid-leave') continue;
    const beforeHalves = countTotal(leave.range, counted, current).halves;
    const afterHalves = countTotal(leave.range, counted, proposed).halves;
    if (beforeHalves !== afterHalves)
      bookings.push({ requestId: leave.requestId, beforeHalves, afterHalves });
  }
  if (corrections.length === 0 && bookings.length === 0) return null;
  const balances: BalanceChange[] = [];
  for (const counter of COUNTERS) {
    const before = balanceAt(recorded, counter, on).total;
    const after = balanceAt(due, counter, on).total;
    if (!equals(before, after)) balances.push({ counter, before, after });
  }
  return { personId: person.personId, balances, bookings, corrections };
}

/** P2: what a change would do, to whom, before it is applied; applying it adds the corrections and edits nothing. */
export function previewPolicyChange(
  people: readonly PreviewedPerson[],
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
  on: PlainDate,
  reason: string,
): PolicyPreview {
  const changes: PersonChange[] = [];
  for (const person of people) {
    const change = previewPerson(person, current, proposed, on, reason);
    if (change !== null) changes.push(change);
  }
  return { on, peopleLookedAt: people.length, changes };
}
