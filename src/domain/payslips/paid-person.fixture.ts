import { add, type Fraction, fraction, toNumber } from '#domain/amounts/fraction.ts';
import { roundedHundredths } from '#domain/amounts/rounding.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { factsOf, leave } from '#domain/balances/leave-facts.fixture.ts';
import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { LeaveSituation } from '#domain/balances/leave-situation.ts';
import { entry, type LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type ComparedCounter, comparePayslip } from './compare-payslip.ts';
import { knownLedger, type PaidPerson } from './known-ledger.ts';
import { ownFigures } from './own-figures.ts';
import type { PayslipCounter } from './payslip-counter.ts';

export interface PaidStory {
  readonly from?: string;
  readonly policy?: Partial<LeavePolicy>;
  readonly leaves?: readonly (readonly [id: string, start: string, end: string])[];
  readonly adjusted?: readonly (readonly [reason: string, days: number])[];
}

export const DAY = plainDate('2026-10-31');

function situationOf(facts: LeaveFacts, policy: LeavePolicy): LeaveSituation {
  return {
    facts,
    policies: always(policy),
    counted: { patterns: facts.patterns, employedFrom: facts.employment.from, employedTo: null },
    types: new Map(),
  };
}

function adjustment(reason: string, days: number): LedgerEntry {
  return entry({
    key: `adjusted/${reason}`,
    counter: 'paid-leave',
    date: plainDate('2026-09-15'),
    amount: fraction(days * 100, 100),
    cause: { kind: 'adjusted', reason },
    rule: 'B9',
    period: days > 0 ? plainDate('2026-06-01') : null,
    expires: days > 0 ? plainDate('2028-05-31') : null,
  });
}

/** Someone at the end of October 2026, with what was told before the month was closed, and after. */
export function paidPerson(before: PaidStory = {}, after: PaidStory | null = {}): PaidPerson {
  const policy = { ...DEFAULT_POLICY, ...before.policy };
  const factsWith = (...told: readonly PaidStory[]): LeaveFacts =>
    factsOf({
      from: before.from ?? '2024-06-01',
      leaves: told.flatMap(({ leaves = [] }) => leaves.map(([id, start, end]) => leave(id, start, end))),
      manual: told.flatMap(({ adjusted = [] }) => adjusted.map(([reason, days]) => adjustment(reason, days))),
    });
  const due = (facts: LeaveFacts) => dueEntries(facts, always(policy), DAY);
  const then = due(factsWith(before));
  if (after === null)
    return { recorded: then, today: situationOf(factsWith(before), policy), atClosing: null };
  const known = new Set(then.map(({ id }) => id));
  const later = due(factsWith(before, after)).filter(({ id }) => !known.has(id));
  const ids = new Set(later.map(({ id }) => id));
  return {
    recorded: [...then, ...later],
    today: situationOf(factsWith(before, after), policy),
    atClosing: { situation: situationOf(factsWith(before), policy), isLater: ({ id }) => ids.has(id) },
  };
}

export function knownBalance(person: PaidPerson, counter: PayslipCounter, date: PlainDate = DAY): Fraction {
  const situation = person.atClosing?.situation ?? person.today;
  return ownFigures(knownLedger(person, date).known, counter, date, situation.policies).balance;
}

/** A payslip that prints what we had, and so many days more. */
export function compareWith(
  person: PaidPerson,
  counter: PayslipCounter,
  more: Fraction,
  earned: { readonly acquired: Fraction | null; readonly taken: Fraction | null } = {
    acquired: null,
    taken: null,
  },
): ComparedCounter {
  const balance = add(knownBalance(person, counter), more);
  const printed = fraction(roundedHundredths(toNumber(balance)), 100);
  const [compared] = comparePayslip(person, DAY, [{ counter, figures: { ...earned, balance: printed } }]);
  if (compared === undefined) throw new Error('Nothing was compared');
  return compared;
}
