import { fractionText } from '#domain/amounts/fraction.ts';
import type { Absence } from '#domain/balances/absence.ts';
import { balanceAt, statementAt } from '#domain/balances/balance.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import type { BookedLeave, LeaveFacts } from '#domain/balances/leave-facts.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate as d } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { FULL_TIME } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';

export const OUVRABLES: LeavePolicy = { ...DEFAULT_POLICY, unit: 'ouvrables' };

export function factsOf(
  changes: Partial<LeaveFacts> & { readonly from?: string; readonly to?: string } = {},
): LeaveFacts {
  const from = d(changes.from ?? '2025-06-01');
  return {
    employment: { from, to: changes.to === undefined ? null : d(changes.to) },
    patterns: always(FULL_TIME),
    birthDate: null,
    children: [],
    absences: [],
    leaves: [],
    manual: [],
    keptFrom: from,
    fractionnementWaivers: [],
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
