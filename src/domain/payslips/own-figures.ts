import { add, negate, subtract, sum, ZERO } from '#domain/amounts/fraction.ts';
import { requestOf } from '#domain/balances/booking-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { periodAt } from '#domain/balances/reference-period.ts';
import { netted, replay } from '#domain/balances/replay.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Timeline } from '#domain/calendar/timeline.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { ledgerCounterOf, type OwnFigures, type PayslipCounter } from './payslip-counter.ts';

/** Whether a day of this period stands in the counter. What is older than N-1 is printed with it. */
export function belongsTo(
  counter: PayslipCounter,
  date: PlainDate,
  policies: Timeline<LeavePolicy>,
): (period: PlainDate | null) => boolean {
  if (counter !== 'paid-leave-n1' && counter !== 'paid-leave-n') return () => true;
  const present = periodAt(policies, date).start;
  const isPresent = (period: PlainDate | null) => period === null || period >= present;
  return counter === 'paid-leave-n' ? isPresent : (period) => !isPresent(period);
}

/**
 * J18: what a counter holds at the end of a day, as a payslip would print it: leave of later days is not in it, and
 * what was taken before it was earned is owed by the present period.
 */
export function ownFigures(
  ledger: readonly LedgerEntry[],
  counter: PayslipCounter,
  date: PlainDate,
  policies: Timeline<LeavePolicy>,
): OwnFigures {
  const own = ledger.filter((line) => line.counter === ledgerCounterOf(counter));
  const belongs = belongsTo(counter, date, policies);
  const { lots, overdrawn } = replay(own, date);
  const left = sum(lots.filter(({ period }) => belongs(period)).map(({ remaining }) => remaining));
  const balance = counter === 'paid-leave-n1' ? left : subtract(left, overdrawn);
  const acquired = netted(own, date)
    .filter(
      ({ amount, period, expires }) =>
        amount.n > 0 && belongs(period) && (expires === null || expires >= date),
    )
    .filter((line) => requestOf(line) === null)
    .reduce((total, { amount }) => add(total, amount), ZERO);
  return { acquired, taken: add(acquired, negate(balance)), balance };
}
