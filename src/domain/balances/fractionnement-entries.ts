import {
  add,
  ceiling,
  type Fraction,
  fraction,
  fromHalfDays,
  largest,
  subtract,
  sum,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { type SlotNumber, slotNumber } from '#domain/calendar/half-day.ts';
import { firstSlot } from '#domain/calendar/leave-range.ts';
import { addDays, earliest, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { countedDays } from '#domain/counting/count-leave.ts';
import { daysPerWeek } from '#domain/counting/counting-policy.ts';
import { dayReader } from '#domain/counting/day-reader.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { monthlyAccruals } from './accrual.ts';
import {
  type FractionnementInput,
  fractionnementDays,
  isInSummer,
  mainLeaveOutside,
  reached,
  type SummerWindow,
  summerWindowAfter,
} from './fractionnement.ts';
import { countedPerson, type LeaveFacts } from './leave-facts.ts';
import { entry, type LedgerEntry, movesDays } from './ledger-entry.ts';
import type { ReferencePeriod } from './reference-period.ts';
import { inOrder, netted, type Payment, replayOrdered } from './replay.ts';
import { expiryOfPeriod } from './sickness.ts';
import { byStart } from './taken-entries.ts';

/** Credits that make up the right of a period; the main leave is measured against them (F2). */
const EARNED = new Set(['opening', 'accrued', 'rounded-up']);

function amountOf(parts: readonly { readonly amount: Fraction }[]): Fraction {
  return sum(parts.map((part) => part.amount));
}

/** The longest leave inside the window; requests with no work between them are one leave. */
function longestInWindow(window: SummerWindow, facts: LeaveFacts, policies: Timeline<LeavePolicy>): Fraction {
  const read = dayReader(countedPerson(facts), policies);
  let longest = 0;
  let inARow = 0;
  let returns: SlotNumber | null = null;
  for (const leave of [...facts.leaves].sort(byStart)) {
    if (leave.counter !== 'paid-leave' || leave.range.end < window.start || leave.range.start > window.end)
      continue;
    const count = countedDays(leave.range, read);
    const halves = count.countedDays
      .filter((day) => day.date >= window.start && day.date <= window.end)
      .reduce((total, day) => total + day.halves, 0);
    inARow = returns !== null && firstSlot(leave.range) <= returns ? inARow + halves : halves;
    longest = Math.max(longest, inARow);
    returns = count.returns === null ? null : slotNumber(count.returns.date, count.returns.half);
  }
  return fromHalfDays(longest);
}

/** What the contract earned of a period before an opening that came after it: taken to be summer leave. */
function takenBeforeOpening(
  recorded: Fraction,
  opening: LedgerEntry | undefined,
  period: ReferencePeriod,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
): Fraction {
  if (opening === undefined) return ZERO;
  const exact = amountOf(monthlyAccruals(period, facts, policies));
  const earned = valueAt(policies, period.end).roundUp ? ceiling(exact) : exact;
  return largest(ZERO, subtract(earned, recorded));
}

/** Whether some of a period's days outlive it: carried over, extended, or given back after sickness. */
function lastsLonger(ledger: readonly LedgerEntry[], period: ReferencePeriod, expires: PlainDate): boolean {
  return ledger.some((line) => line.period === period.start && (movesDays(line) || line.expires !== expires));
}

/** What of a period was taken inside and outside the window, as the days for it are measured. */
interface MainLeave {
  readonly window: SummerWindow;
  readonly expires: PlainDate | null;
  readonly outside: readonly Payment[];
  readonly input: FractionnementInput;
}

function mainLeaveOf(
  period: ReferencePeriod,
  ledger: readonly LedgerEntry[],
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): MainLeave | null {
  const policy = valueAt(policies, period.end);
  const window = summerWindowAfter(period.end, policy.holidays.zone);
  if (!policy.fractionnement || window.end >= until) return null;
  const expires = expiryOfPeriod(period, facts, policies);
  // Once a period's days have lapsed it pays for nothing more.
  const lastDay = expires === null || lastsLonger(ledger, period, expires) ? until : earliest(until, expires);
  const { zone } = policy.holidays;
  const inside: Payment[] = [];
  const outside: Payment[] = [];
  replayOrdered(ledger, lastDay, (payment) => {
    if (payment.period !== period.start) return;
    if (!isInSummer(payment.date, zone)) outside.push(payment);
    // A later summer neither gives days nor takes away those that a winter has given.
    else if (payment.date <= window.end) inside.push(payment);
  });
  if (outside.length === 0) return null;
  const credits = ledger.filter((line) => line.period === period.start && EARNED.has(line.cause.kind));
  const lateOpening = credits.find((line) => line.cause.kind === 'opening' && line.date > period.end);
  const recorded = amountOf(credits);
  const before = takenBeforeOpening(recorded, lateOpening, period, facts, policies);
  const takenInWindow = add(amountOf(inside), before);
  // F2258: leave taken before the period is over splits nothing while no summer leave stands beside it.
  const splitting = takenInWindow.n > 0 ? outside : outside.filter(({ date }) => date > period.end);
  if (splitting.length === 0) return null;
  const input = {
    earned: add(recorded, before),
    takenInWindow,
    takenOutside: amountOf(splitting),
    longestInWindow: policy.fractionnementNeedsSummerLeave ? longestInWindow(window, facts, policies) : ZERO,
    daysPerWeek: daysPerWeek(policy),
    waived: facts.fractionnementWaivers.includes(period.start),
    needsSummerLeave: policy.fractionnementNeedsSummerLeave,
  };
  return { window, expires, outside: splitting, input };
}

/** How much of the main leave of a period has been taken outside the summer by a day. */
export function takenOutsideSummer(
  period: ReferencePeriod,
  ledger: readonly LedgerEntry[],
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): Fraction {
  const isGained = ({ cause, period: of }: LedgerEntry): boolean =>
    cause.kind === 'fractionnement' && of === period.start;
  const others = ledger.filter((line) => line.counter === 'paid-leave' && !isGained(line));
  const inOrderOfReplay = netted(others, until).sort(inOrder);
  const main = mainLeaveOf(period, inOrderOfReplay, facts, policies, until);
  return main === null ? ZERO : mainLeaveOutside(main.input);
}

/**
 * F1: one line per day gained, on the day that enough of the main leave has been taken outside the
 * window. The ledger comes in replay order.
 */
export function fractionnementEntries(
  period: ReferencePeriod,
  ledger: readonly LedgerEntry[],
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): LedgerEntry[] {
  const main = mainLeaveOf(period, ledger, facts, policies, until);
  if (main === null) return [];
  const { window, expires, outside, input } = main;
  const gained = fractionnementDays(input);
  const entries: LedgerEntry[] = [];
  let takenOutside = ZERO;
  for (const payment of outside) {
    if (entries.length === gained) break;
    takenOutside = add(takenOutside, payment.amount);
    const days = reached(takenOutside, input.daysPerWeek);
    while (entries.length < Math.min(days, gained)) {
      entries.push(
        entry({
          key: `fractionnement/${period.start}/${entries.length + 1}`,
          counter: 'paid-leave',
          // Before the window has closed nobody knows how much of the main leave it held.
          date: latest(payment.date, addDays(window.end, 1)),
          amount: fraction(1),
          cause: { kind: 'fractionnement' },
          rule: 'F1',
          period: period.start,
          expires,
        }),
      );
    }
  }
  return entries;
}
