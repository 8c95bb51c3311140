import { add, compare, type Fraction, ZERO } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { balanceAt } from './balance.ts';
import { daysToTake } from './extension-entries.ts';
import type { LeaveFacts } from './leave-facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { periodAt, periodsBetween } from './reference-period.ts';
import { netted } from './replay.ts';
import { longStop, type Stop } from './sickness.ts';

/**
 * S7: whether a stop kept someone from taking days: leave that it covered (S5), days earned in a stop of a year (S4), or
 * days that no longer fitted between the return and their deadline (S3).
 */
export function preventsDays(
  stop: Stop,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  ledger: readonly LedgerEntry[],
): boolean {
  return (
    coversLeave(stop, ledger) ||
    lastsAYear(stop, facts, policies) ||
    leavesNoTime(stop, facts, policies, ledger)
  );
}

function coversLeave({ start, end }: Stop, ledger: readonly LedgerEntry[]): boolean {
  const given = ledger.filter(
    ({ cause, date }) => cause.kind === 'recredited' && date >= start && date <= end,
  );
  return netted(given, end).some(({ amount }) => amount.n > 0);
}

function lastsAYear(stop: Stop, facts: LeaveFacts, policies: Timeline<LeavePolicy>): boolean {
  return periodsBetween(policies, stop.start, stop.end).some(
    (period) => longStop(period, facts, policies)?.start === stop.start,
  );
}

/** Days that were there on the last day of the stop, the first to lapse taken first. */
function leavesNoTime(
  { end }: Stop,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  ledger: readonly LedgerEntry[],
): boolean {
  let toTake: Fraction = ZERO;
  for (const { period, expires, remaining } of balanceAt(ledger, 'paid-leave', end).lots) {
    if (!isOver(period, end, policies)) continue;
    if (expires === null) return true;
    toTake = add(toTake, remaining);
    if (compare(toTake, daysToTake(end, expires, facts, policies)) > 0) return true;
  }
  return false;
}

/** Days of the period under way have a year and more before them. */
function isOver(period: PlainDate | null, day: PlainDate, policies: Timeline<LeavePolicy>): boolean {
  return period === null || periodAt(policies, period).end < day;
}
