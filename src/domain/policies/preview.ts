import { equals, type Fraction } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { countedPerson, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { addDays, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import { countedDays } from '#domain/counting/count-leave.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
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

/** Everything that decides what a day costs; rights do not. */
function countingText(policies: Timeline<LeavePolicy>): string {
  return JSON.stringify(
    policies.map(({ from, value }) => [
      from,
      value.unit,
      value.openDays,
      value.weeklyRest,
      value.holidays,
      value.loneHalfDay,
      value.halfWorkedDay,
      value.saturdayCap,
    ]),
  );
}

function countingDiffers(current: Timeline<LeavePolicy>, proposed: Timeline<LeavePolicy>): boolean {
  const settings = new Set([...current, ...proposed].map(({ value }) => countingText(always(value))));
  return settings.size > 1;
}

function changedBookings(
  facts: LeaveFacts,
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
): BookingChange[] {
  const counted = countedPerson(facts);
  const [readCurrent, readProposed] = [dayReader(counted, current), dayReader(counted, proposed)];
  const changes: BookingChange[] = [];
  for (const { requestId, counter, range } of facts.leaves) {
    if (counter !== 'paid-leave') continue;
    const beforeHalves = countedDays(range, readCurrent).halves;
    const afterHalves = countedDays(range, readProposed).halves;
    if (beforeHalves !== afterHalves) changes.push({ requestId, beforeHalves, afterHalves });
  }
  return changes;
}

/**
 * What is due by the day, and what is due later for leave that is already written ahead: approved leave of next
 * month is recounted, next month's accrual is not anticipated.
 */
function dueThatMatters(
  { facts, recorded }: PreviewedPerson,
  proposed: Timeline<LeavePolicy>,
  on: PlainDate,
): LedgerEntry[] {
  let horizon = on;
  const keysAhead = new Set<string>();
  const requestsAhead = new Set<string>();
  for (const line of recorded) {
    if (line.date <= on) continue;
    horizon = latest(horizon, line.date);
    keysAhead.add(line.key);
    const request = requestOf(line);
    if (request !== null) requestsAhead.add(request);
  }
  if (horizon === on) return dueEntries(facts, proposed, on);
  // A recount may charge a few days more than were written.
  return dueEntries(facts, proposed, addDays(horizon, 31)).filter(
    (line) => line.date <= on || keysAhead.has(line.key) || requestsAhead.has(requestOf(line) ?? ''),
  );
}

function previewPerson(
  person: PreviewedPerson,
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
  on: PlainDate,
  reason: string,
  countingChanges: boolean,
): PersonChange | null {
  const { recorded } = person;
  const due = dueThatMatters(person, proposed, on);
  const corrections = correctingEntries(recorded, due, reason);
  const bookings = countingChanges ? changedBookings(person.facts, current, proposed) : [];
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
  const countingChanges = countingDiffers(current, proposed);
  for (const person of people) {
    const change = previewPerson(person, current, proposed, on, reason, countingChanges);
    if (change !== null) changes.push(change);
  }
  return { on, peopleLookedAt: people.length, changes };
}
