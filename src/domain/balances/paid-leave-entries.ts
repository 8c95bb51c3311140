import {
  ceiling,
  divide,
  equals,
  type Fraction,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
} from '#domain/amounts/fraction.ts';
import { addDays, completedYears, earliest, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { annualDays, daysPerWeek } from '#domain/counting/counting-policy.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { monthlyAccruals } from './accrual.ts';
import { dependentChildrenDays, dependentChildrenIn, isYoungParentIn } from './dependent-children.ts';
import { keptFromOf, type LeaveFacts } from './leave-facts.ts';
import { entry, type LedgerEntry } from './ledger-entry.ts';
import type { ReferencePeriod } from './reference-period.ts';
import { expiryOfPeriod } from './sickness.ts';

/** The credits that one acquisition period gives, up to and including a day. */
export function creditsOfPeriod(
  period: ReferencePeriod,
  facts: LeaveFacts,
  policies: Timeline<LeavePolicy>,
  until: PlainDate,
): LedgerEntry[] {
  const { employment } = facts;
  if (employment.from > period.end || (employment.to !== null && employment.to < period.start)) return [];
  const closes = employment.to === null ? period.end : earliest(period.end, employment.to);
  const policy = valueAt(policies, closes);
  const expires = expiryOfPeriod(period, facts, policies);
  const common = { counter: 'paid-leave', period: period.start, expires } as const;
  const keptFrom = keptFromOf(facts, 'paid-leave');
  const credits: LedgerEntry[] = monthlyAccruals(period, facts, policies)
    .filter((accrual) => accrual.date >= keptFrom && accrual.date <= until && accrual.amount.n !== 0)
    .map((accrual) =>
      entry({
        counter: 'paid-leave',
        period: period.start,
        expires,
        key: `accrued/${accrual.month.slice(0, 7)}`,
        date: accrual.date,
        amount: accrual.amount,
        cause: { kind: 'accrued', month: accrual.month },
        rule: 'A1',
      }),
    );
  if (closes > until || closes < keptFrom) return credits;

  const opened = facts.manual.filter(
    (line) => line.counter === 'paid-leave' && line.cause.kind === 'opening' && line.period === period.start,
  );
  const changes = conversions(policies, period.start, closes);
  const exact = sum([...credits, ...opened].map((line) => convertedAmount(line, changes)));
  const earned = policy.roundUp ? ceiling(exact) : exact;
  if (!equals(earned, exact)) {
    credits.push(
      entry({
        ...common,
        key: `rounded-up/${period.start}`,
        date: closes,
        amount: subtract(earned, exact),
        cause: { kind: 'rounded-up' },
        rule: 'A3',
      }),
    );
  }
  const year = yearOf(addDays(period.end, 1));
  const children = policy.youngParentDays ? dependentChildrenIn(year, facts.children) : 0;
  if (children > 0) {
    const under21 = facts.birthDate !== null && isYoungParentIn(year, facts.birthDate);
    const amount = dependentChildrenDays({
      earned,
      fullYear: annualDays(policy),
      daysPerWeek: daysPerWeek(policy),
      children,
      under21,
    });
    if (amount.n !== 0) {
      credits.push(
        entry({
          ...common,
          key: `dependent-children/${period.start}`,
          date: closes,
          amount,
          cause: { kind: 'dependent-children', children },
          rule: under21 ? 'Y2' : 'Y3',
        }),
      );
    }
  }
  const years = completedYears(facts.seniorityFrom ?? employment.from, closes);
  const reached = policy.seniority
    .filter((step) => step.years <= years)
    .reduce((most, step) => (step.years >= most.years ? step : most), { years: 0, days: ZERO });
  if (reached.days.n !== 0) {
    credits.push(
      entry({
        ...common,
        key: `seniority/${period.start}`,
        date: closes,
        amount: reached.days,
        cause: { kind: 'seniority', years: reached.years },
        rule: 'N1',
      }),
    );
  }
  return credits;
}

/** What a line is worth at the end of a period in which the unit changed. */
function convertedAmount(line: LedgerEntry, changes: readonly LedgerEntry[]): Fraction {
  return changes.reduce(
    (amount, { date, cause }) =>
      cause.kind === 'converted' && line.date < date ? multiply(amount, cause.factor) : amount,
    line.amount,
  );
}

/** B7: when the organisation changes its unit, what is left is multiplied by the ratio of the two weeks. */
export function conversions(
  policies: Timeline<LeavePolicy>,
  from: PlainDate,
  until: PlainDate,
): LedgerEntry[] {
  const found: LedgerEntry[] = [];
  let previous = policies[0].value;
  for (const change of policies) {
    const before = previous;
    previous = change.value;
    if (before === change.value || change.from < from || change.from > until) continue;
    const factor = divide(daysPerWeek(change.value), daysPerWeek(before));
    if (equals(factor, ONE)) continue;
    found.push(
      entry({
        key: `converted/${change.from}`,
        counter: 'paid-leave',
        date: change.from,
        amount: ZERO,
        cause: { kind: 'converted', factor },
        rule: 'B7',
      }),
    );
  }
  return found;
}
