import { type BookedLeave, keptFromOf, paidRanges } from '#domain/balances/leave-facts.ts';
import type { Counter, LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { periodUnder } from '#domain/balances/reference-period.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { countLeave, countTotal, daysOf, type LeaveCount } from '#domain/counting/count-leave.ts';
import { countWorkedLeave } from '#domain/counting/count-worked-leave.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type LeaveSituation, rangeOf } from './leave-situation.ts';
import { linesOfDays } from './taken-entries.ts';

/**
 * What a leave of the person costs, day by day: paid leave by the unit of the organisation, others by days of work.
 * With the policy of its first day, where that is known already.
 */
export function countFor(
  situation: LeaveSituation,
  range: LeaveRange,
  counter: Counter | null,
  policy: LeavePolicy = valueAt(situation.policies, range.start),
): LeaveCount {
  const { counted, policies } = situation;
  if (counter === null || counter === 'paid-leave') {
    const saturdaysAlreadyCounted = saturdaysBefore(situation, range, policy);
    const others = () => paidRanges(situation.facts.leaves);
    return countLeave(range, counted, policies, { saturdaysAlreadyCounted, others });
  }
  return countWorkedLeave(range, counted, policies);
}

/** The lines that approving it would add. */
export function bookingLines(situation: LeaveSituation, leave: BookedLeave): LedgerEntry[] {
  return linesOfCount(situation, leave, countFor(situation, leave.range, leave.counter));
}

/** The same of leave that is counted already; days before the ledger is kept cost nothing in it. */
export function linesOfCount(
  { facts, policies }: LeaveSituation,
  leave: BookedLeave,
  count: LeaveCount,
): LedgerEntry[] {
  const keptFrom = keptFromOf(facts, leave.counter);
  return linesOfDays(leave, daysOf(count), facts, policies).filter(({ date }) => date >= keptFrom);
}

/** B6: the lines that approving what still waits would add, to one counter or to each. */
export function reservedLines(
  situation: LeaveSituation,
  requests: readonly HeldRequest[],
  only?: Counter,
): LedgerEntry[] {
  return requests.flatMap((request) => {
    const { counter } = typeOf(situation.types, request.type);
    if (counter === null || !isPending(request.state) || (only !== undefined && counter !== only)) return [];
    return bookingLines(situation, { requestId: request.id, counter, range: rangeOf(request) });
  });
}

/** C4: under a cap, the Saturdays that earlier leave of the period has used. */
function saturdaysBefore(
  { facts, policies, counted }: LeaveSituation,
  range: LeaveRange,
  policy: LeavePolicy,
): number {
  if (policy.saturdayCap === null) return 0;
  const { start } = periodUnder(policies, policy, range.start);
  return facts.leaves
    .filter((leave) => leave.range.start >= start && leave.range.start < range.start)
    .reduce((sum, leave) => sum + countTotal(leave.range, counted, policies).saturdays, 0);
}
