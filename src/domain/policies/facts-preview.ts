import { equals } from '#domain/amounts/fraction.ts';
import { balanceAt } from '#domain/balances/balance.ts';
import { linesSince } from '#domain/balances/contract-lines.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from './leave-policy.ts';
import {
  countersIn,
  dueThatMatters,
  halvesByRequest,
  type PersonChange,
  type PreviewedPerson,
} from './preview.ts';

/** P2 for one person: what other facts (a working week, a date of entry) change in what was written. */
export function previewFactsChange(
  person: PreviewedPerson,
  changed: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  on: PlainDate,
  reason: string,
): PersonChange {
  const { personId } = person;
  const recorded = linesSince(changed.closedUntil, person.recorded);
  const due = dueThatMatters({ personId, facts: changed, recorded }, policies, on, changed.leaves);
  const before = halvesByRequest(recorded);
  const after = halvesByRequest(due);
  return {
    personId,
    corrections: correctingEntries(recorded, due, reason),
    bookings: changed.leaves.flatMap(({ requestId }) => {
      const beforeHalves = before.get(requestId) ?? 0;
      const afterHalves = after.get(requestId) ?? 0;
      return beforeHalves === afterHalves ? [] : [{ requestId, beforeHalves, afterHalves }];
    }),
    balances: countersIn(recorded, due).flatMap((counter) => {
      const held = balanceAt(recorded, counter, on).total;
      const holds = balanceAt(due, counter, on).total;
      return equals(held, holds) ? [] : [{ counter, before: held, after: holds }];
    }),
  };
}
