import { earliest, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import { type DayReader, dayReader } from '#domain/counting/day-reader.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { contractEndEntries } from './contract-end-entries.ts';
import { namedByContract } from './contract-lines.ts';
import { closingEntries } from './extension-entries.ts';
import { fractionnementEntries } from './fractionnement-entries.ts';
import { type BookedLeave, countedPerson, isInOpening, keptFromOf, type LeaveFacts } from './leave-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { conversions, creditsOfPeriod } from './paid-leave-entries.ts';
import { periodAt, periodsBetween } from './reference-period.ts';
import { inOrder } from './replay.ts';
import { rttEntries } from './rtt-entries.ts';
import { byStart, takenEntries } from './taken-entries.ts';

/** What leaves cost, for another ledger of the same person that differs by a leave or two. */
export type CountedLeaves = Map<
  string,
  { readonly saturdaysBefore: number; readonly counted: ReturnType<typeof takenEntries> }
>;

/** The lines of every leave. `known` are those counted for the same person, policies and absences; it is added to. */
export function leaveEntries(
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
  known?: CountedLeaves,
): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const saturdays = new Map<PlainDate, number>();
  const read = dayReader(countedPerson(facts), policies);
  for (const leave of [...facts.leaves].sort(byStart)) {
    const period = periodAt(policies, leave.range.start).start;
    const keptFrom = keptFromOf(facts, leave.counter);
    const saturdaysBefore = saturdays.get(period) ?? 0;
    const counted = countedLeave(leave, read, facts, policies, saturdaysBefore, known);
    saturdays.set(period, saturdaysBefore + counted.saturdays);
    for (const line of counted.entries) if (line.date <= until && line.date >= keptFrom) entries.push(line);
  }
  return entries;
}

function countedLeave(
  leave: BookedLeave,
  read: DayReader,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  saturdaysBefore: number,
  known: CountedLeaves | undefined,
): ReturnType<typeof takenEntries> {
  const before = known?.get(leave.requestId);
  if (before?.saturdaysBefore === saturdaysBefore) return before.counted;
  let alone = true;
  const { absences } = facts;
  const looked = {
    absences,
    // Whoever looks at the leaves around this one depends on them.
    get leaves() {
      alone = false;
      return facts.leaves;
    },
  };
  const counted = takenEntries(leave, read, looked, policies, saturdaysBefore);
  if (alone) known?.set(leave.requestId, { saturdaysBefore, counted });
  return counted;
}

/**
 * The ledger that follows from the facts and the policy, up to and including a day. Written down day by day it is
 * the history; asked for a day to come it is the forecast; compared with what was written it gives corrections.
 */
export function dueEntries(
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
  known?: CountedLeaves,
): LedgerEntry[] {
  return dueAround(leaveEntries(facts, policies, until, known), facts, policies, until);
}

function insertInOrder(ledger: LedgerEntry[], line: LedgerEntry): void {
  const before = ledger.findLastIndex((each) => inOrder(each, line) <= 0);
  ledger.splice(before + 1, 0, line);
}

/** The same when the lines of every leave are known and need no recount. */
export function dueAround(
  taken: readonly LedgerEntry[],
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): LedgerEntry[] {
  const { from, to } = facts.employment;
  // Nothing more follows from a contract that has ended.
  const last = to === null ? until : earliest(until, to);
  const periods = periodsBetween(policies, from, last);
  const ledger = conversions(policies, keptFromOf(facts, 'paid-leave'), last);
  const others = rttEntries(facts, policies, last);
  for (const line of taken) (line.counter === 'paid-leave' ? ledger : others).push(line);
  for (const line of facts.manual) {
    if (line.date <= until && !isInOpening(line, facts))
      (line.counter === 'paid-leave' ? ledger : others).push(line);
  }
  for (const period of periods) {
    ledger.push(...creditsOfPeriod(period, facts, policies, last));
    ledger.push(...closingEntries(period, facts, policies, last));
  }
  ledger.sort(inOrder);
  for (const period of periods) {
    const gained = fractionnementEntries(period, ledger, facts, policies, last);
    for (const line of gained) insertInOrder(ledger, line);
  }
  const lines = [...ledger, ...others];
  return namedByContract([...lines, ...contractEndEntries(lines, facts, until)], facts);
}
