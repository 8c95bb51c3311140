import { equals, type Fraction } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import { dueAround, leaveEntries } from '#domain/balances/due-entries.ts';
import { type BookedLeave, countedPerson, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { netted } from '#domain/balances/replay.ts';
import { addDays, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { countTotal } from '#domain/counting/count-leave.ts';
import { countWorkedLeave } from '#domain/counting/count-worked-leave.ts';
import { creditsHolidayOnClosedDay } from '#domain/counting/counting-policy.ts';
import type { LeavePolicy } from './leave-policy.ts';

export interface PreviewedPerson {
  readonly personId: string;
  readonly facts: LeaveFacts;
  /** What has been written so far. */
  readonly recorded: readonly LedgerEntry[];
}

export interface CounterChange {
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
  readonly balances: readonly CounterChange[];
  readonly bookings: readonly BookingChange[];
  /** The lines that applying the change would add. */
  readonly corrections: readonly LedgerEntry[];
}

export interface PolicyPreview {
  readonly on: PlainDate;
  readonly peopleLookedAt: number;
  readonly changes: readonly PersonChange[];
}

/** Every counter that the lines speak of; those of the law first. */
export function countersIn(...ledgers: readonly (readonly LedgerEntry[])[]): Counter[] {
  const counters = new Set<Counter>(['paid-leave', 'rtt']);
  for (const ledger of ledgers) for (const { counter } of ledger) counters.add(counter);
  return [...counters];
}

/** What decides the period and the expiry of the lines of a leave, even of days before it changes. */
function periodSettings({ periodStartMonth, monthsToTake, sicknessExtensionMonths }: LeavePolicy): string {
  return JSON.stringify([periodStartMonth, monthsToTake, sicknessExtensionMonths]);
}

/** What decides what a day costs; rights do not. */
function countingSettings(policy: LeavePolicy): string {
  return JSON.stringify([
    policy.unit,
    policy.openDays,
    policy.weeklyRest,
    policy.holidays,
    policy.loneHalfDay,
    policy.halfWorkedDay,
    creditsHolidayOnClosedDay(policy),
    policy.saturdayCap,
  ]);
}

/** Working weeks alternate over twelve weeks at most: no eve of return lies further away. */
const LONGEST_EVE_DAYS = 13 * 7;

const EVER = '0001-01-01' as PlainDate;

/** Leave that ends before this day costs what it did; null when all of it does. */
function recountedFrom(current: Timeline<LeavePolicy>, proposed: Timeline<LeavePolicy>): PlainDate | null {
  const dates = [EVER, ...[...current, ...proposed].map(({ from }) => from).sort()];
  const firstDifference = (settings: (policy: LeavePolicy) => string): PlainDate | undefined =>
    dates.find((date) => settings(valueAt(current, date)) !== settings(valueAt(proposed, date)));
  const first = firstDifference(countingSettings);
  // Under a cap the Saturdays of earlier leave decide what later leave costs (C4).
  const isCapped = [...current, ...proposed].some(({ value }) => value.saturdayCap !== null);
  if (firstDifference(periodSettings) !== undefined || (first !== undefined && isCapped)) return EVER;
  return first === undefined || first === EVER ? (first ?? null) : addDays(first, -LONGEST_EVE_DAYS);
}

function leaveToRecount(facts: LeaveFacts, from: PlainDate | null): readonly BookedLeave[] {
  return from === null ? [] : facts.leaves.filter(({ range }) => range.end >= from);
}

/**
 * What is due by the day, and what is due later for leave that is already written ahead: approved leave of next
 * month is recounted, next month's accrual is not anticipated.
 */
export function dueThatMatters(
  { facts, recorded }: PreviewedPerson,
  proposed: Timeline<LeavePolicy>,
  on: PlainDate,
  recounted: readonly BookedLeave[],
): LedgerEntry[] {
  let horizon = on;
  const keysAhead = new Set<string>();
  const requestsAhead = new Set<string>();
  const requestsRecounted = new Set(recounted.map(({ requestId }) => requestId));
  const kept: LedgerEntry[] = [];
  for (const line of recorded) {
    const request = requestOf(line);
    if (request !== null && !requestsRecounted.has(request)) kept.push(line);
    if (line.date <= on) continue;
    horizon = latest(horizon, line.date);
    keysAhead.add(line.key);
    if (request !== null) requestsAhead.add(request);
  }
  // A recount may charge a few days more than were written.
  const until = horizon === on ? on : addDays(horizon, LONGEST_EVE_DAYS);
  const taken = [...netted(kept, until), ...leaveEntries({ ...facts, leaves: recounted }, proposed, until)];
  const due = dueAround(taken, facts, proposed, until);
  if (horizon === on) return due;
  return due.filter(
    (line) => line.date <= on || keysAhead.has(line.key) || requestsAhead.has(requestOf(line) ?? ''),
  );
}

export function halvesByRequest(lines: readonly LedgerEntry[]): Map<string, number> {
  const halves = new Map<string, number>();
  for (const { cause, amount } of lines) {
    if (cause.kind !== 'taken') continue;
    halves.set(cause.requestId, (halves.get(cause.requestId) ?? 0) - (amount.n * 2) / amount.d);
  }
  return halves;
}

/** Leave in the ledger is compared line by line; leave that is not written yet is counted both ways. */
function changedBookings(
  { facts, recorded }: PreviewedPerson,
  due: readonly LedgerEntry[],
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
  recounted: readonly BookedLeave[],
): BookingChange[] {
  if (recounted.length === 0) return [];
  const before = halvesByRequest(recorded);
  const after = halvesByRequest(due);
  const changes: BookingChange[] = [];
  for (const { requestId, counter, range } of recounted) {
    let beforeHalves = before.get(requestId);
    let afterHalves = after.get(requestId) ?? 0;
    if (beforeHalves === undefined) {
      const count = counter === 'paid-leave' ? countTotal : countWorkedLeave;
      beforeHalves = count(range, countedPerson(facts), current).halves;
      afterHalves = count(range, countedPerson(facts), proposed).halves;
    }
    if (beforeHalves !== afterHalves) changes.push({ requestId, beforeHalves, afterHalves });
  }
  return changes;
}

/** P2 for one person; null where nothing changes. */
export function previewPersonChange(
  previewed: PreviewedPerson,
  current: Timeline<LeavePolicy>,
  proposed: Timeline<LeavePolicy>,
  on: PlainDate,
  reason: string,
  recountFrom: PlainDate | null = recountedFrom(current, proposed),
): PersonChange | null {
  const recorded = linesSince(previewed.facts.closedUntil, previewed.recorded);
  const person = { ...previewed, recorded };
  const recounted = leaveToRecount(person.facts, recountFrom);
  const due = dueThatMatters(person, proposed, on, recounted);
  const corrections = correctingEntries(recorded, due, reason);
  const bookings = changedBookings(person, due, current, proposed, recounted);
  if (corrections.length === 0 && bookings.length === 0) return null;
  const balances: CounterChange[] = [];
  for (const counter of countersIn(recorded, due)) {
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
  const recountFrom = recountedFrom(current, proposed);
  for (const person of people) {
    const change = previewPersonChange(person, current, proposed, on, reason, recountFrom);
    if (change !== null) changes.push(change);
  }
  return { on, peopleLookedAt: people.length, changes };
}
