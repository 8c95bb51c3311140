import { type Fraction, sum } from '#domain/amounts/fraction.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import { type OwedCounter, owedAt } from '#domain/balances/contract-end-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { netted } from '#domain/balances/replay.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import type { CountingUnit } from '#domain/counting/counting-policy.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { lotLabel } from '#server/actions/balances/show-balances.ts';

export interface OwedLot {
  readonly period: PlainDate | null;
  /** `N`, `N-1`, a year; null for days of no period. */
  readonly label: string | null;
  /** Earned in the period; null where a change of unit makes it another figure than it was. */
  readonly earned: Fraction | null;
  readonly left: Fraction;
}

export interface CounterOwed extends Omit<OwedCounter, 'lots'> {
  readonly unit: CountingUnit | 'days';
  readonly lots: readonly OwedLot[];
}

/** X7: what each counter holds on the last day, by period; paid leave always, others where there is something. */
export function countersAtEnd(
  lines: readonly LedgerEntry[],
  policies: Timeline<LeavePolicy>,
  lastDay: PlainDate,
): CounterOwed[] {
  const owed = owedAt(lines, lastDay).filter(
    ({ counter, total }) => counter === 'paid-leave' || total.n !== 0,
  );
  return owed.map((each) => {
    const isPaidLeave = each.counter === 'paid-leave';
    const own = lines.filter(({ counter }) => counter === each.counter);
    return {
      ...each,
      unit: isPaidLeave ? valueAt(policies, lastDay).unit : 'days',
      lots: each.lots.map(({ period, remaining }) => ({
        period,
        label:
          period === null ? null : isPaidLeave ? lotLabel(period, lastDay, policies) : period.slice(0, 4),
        earned: earnedIn(own, period, lastDay),
        left: remaining,
      })),
    };
  });
}

function earnedIn(
  lines: readonly LedgerEntry[],
  period: PlainDate | null,
  lastDay: PlainDate,
): Fraction | null {
  const held = netted(lines, lastDay);
  if (held.some(({ cause }) => cause.kind === 'converted')) return null;
  return sum(
    held
      .filter((line) => line.amount.n > 0 && line.period === period && requestOf(line) === null)
      .map(({ amount }) => amount),
  );
}
