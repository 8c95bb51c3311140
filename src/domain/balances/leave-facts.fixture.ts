import { fractionText } from '#domain/amounts/fraction.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import type { Absence } from './absence.ts';
import { balanceAt, statementAt } from './balance.ts';
import { dueEntries } from './due-entries.ts';
import { type BookedLeave, countedPerson, factsOfNewHire, type LeaveFacts } from './leave-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { takenEntries } from './taken-entries.ts';

export const OUVRABLES: LeavePolicy = { ...DEFAULT_POLICY, unit: 'ouvrables' };

export function factsOf(
  changes: Partial<LeaveFacts> & { readonly from?: string; readonly to?: string } = {},
): LeaveFacts {
  const from = d(changes.from ?? '2025-06-01');
  return {
    ...factsOfNewHire(from),
    employment: { from, to: changes.to === undefined ? null : d(changes.to) },
    ...changes,
  };
}

export function absence(
  kind: Absence['kind'],
  start: string,
  end: string,
  informedOn: string | null = null,
): Absence {
  return {
    kind,
    range: leaveRange(d(start), d(end)),
    informedOn: informedOn === null ? null : d(informedOn),
    notified: true,
  };
}

export function leave(requestId: string, start: string, end: string, counter = 'paid-leave'): BookedLeave {
  return { requestId, counter, range: leaveRange(d(start), d(end)) };
}

export function totalAt(
  facts: LeaveFacts,
  policy: LeavePolicy,
  date: string,
  counter = 'paid-leave',
): string {
  const ledger = dueEntries(facts, always(policy), d(date));
  const balance = balanceAt(ledger, counter, d(date));
  const explained = fractionText(statementAt(ledger, counter, d(date)).total);
  if (explained !== fractionText(balance.total)) throw new Error(`The statement says ${explained}`);
  return fractionText(balance.total);
}

/** What approving a leave adds to the ledger. */
export function approvalEntries(
  booked: BookedLeave,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): LedgerEntry[] {
  return takenEntries(booked, dayReader(countedPerson(facts), policies), facts, policies, 0).entries;
}
