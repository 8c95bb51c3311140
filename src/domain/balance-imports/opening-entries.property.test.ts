import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, divide, equals, fraction, fractionText, sum } from '#domain/amounts/fraction.ts';
import { balanceAt, statementAt } from '#domain/balances/balance.ts';
import { newEntries } from '#domain/balances/corrections.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { factsOf, leave } from '#domain/balances/leave-facts.fixture.ts';
import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { openingsInForce } from '#domain/balances/manual-entries.ts';
import {
  addDays,
  addMonths,
  dateOf,
  lastOfMonth,
  type PlainDate,
  plainDate,
} from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { annualDays } from '#domain/counting/counting-policy.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { answeringEntries, openingEntries } from './opening-entries.ts';

/** What the openings of someone are read with who was never ill. */
const NOBODY_SICK = factsOf();

const amounts = fc.integer({ min: 0, max: 360 }).map((twelfths) => fraction(twelfths, 12));
const months = fc
  .tuple(fc.integer({ min: 2024, max: 2027 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => dateOf(year, month, 1));
const policies = fc.record({
  unit: fc.constantFrom('ouvres' as const, 'ouvrables' as const),
  periodStartMonth: fc.constantFrom(1, 4, 6, 9),
  acquisition: fc.constantFrom('monthly' as const, 'on-1-january' as const),
});

function policyOf({
  acquisition,
  ...choices
}: typeof policies extends fc.Arbitrary<infer T> ? T : never): LeavePolicy {
  const rtt = { daysPerYear: fraction(12), acquisition, accruesDuringSickness: false };
  return { ...DEFAULT_POLICY, ...choices, rtt };
}

/** Someone who worked here for years before the opening, and took a fortnight of it. */
function longServing(openings: readonly LedgerEntry[]): LeaveFacts {
  return factsOf({
    from: '2022-03-07',
    manual: openings,
    leaves: [leave('before', '2023-12-04', '2023-12-15')],
  });
}

describe('an opening', () => {
  it('is what was typed on the day it stood, and the next month adds exactly one month (B9)', () => {
    fc.assert(
      fc.property(policies, months, amounts, amounts, amounts, (choices, month, previous, current, rtt) => {
        const policy = policyOf(choices);
        const asOf = lastOfMonth(month);
        const nextMonth = lastOfMonth(addMonths(month, 1));
        const lines = openingEntries(
          { importId: 'i', asOf, previous, current, rtt },
          always(policy),
          NOBODY_SICK,
        );
        const facts = longServing(lines);
        const typed = fractionText(add(previous, current));
        const onTheDay = dueEntries(facts, always(policy), asOf);
        expect(fractionText(balanceAt(onTheDay, 'paid-leave', asOf).total)).toBe(typed);
        expect(fractionText(balanceAt(onTheDay, 'rtt', asOf).total)).toBe(fractionText(rtt));

        const gained = dueEntries(facts, always(policy), nextMonth).filter(
          (line) => line.cause.kind === 'accrued' && line.counter === 'paid-leave',
        );
        const oneMonth = divide(annualDays(policy), fraction(12));
        expect(equals(sum(gained.map((line) => line.amount)), oneMonth)).toBe(true);
        const dayBefore = balanceAt(
          dueEntries(facts, always(policy), nextMonth),
          'paid-leave',
          addDays(nextMonth, -1),
        );
        const keepsPrevious = lines.every((line) => line.counter === 'rtt' || (line.expires ?? asOf) > asOf);
        if (keepsPrevious) expect(fractionText(dayBefore.total)).toBe(typed);
      }),
      { numRuns: 200 },
    );
  });

  it('never makes a day out of the rounding of what a program printed', () => {
    for (let earned = 1; earned < 12; earned += 1) {
      const asOf = lastOfMonth(addMonths(plainDate('2026-06-01'), earned - 1));
      const current = fraction(earned * 25, 12);
      const lines = openingEntries(
        { importId: 'i', asOf, previous: null, current, rtt: null },
        always(DEFAULT_POLICY),
        NOBODY_SICK,
      );
      const end = plainDate('2027-05-31');
      const ledger = dueEntries(longServing(lines), always(DEFAULT_POLICY), end);
      expect(fractionText(balanceAt(ledger, 'paid-leave', end).total)).toBe('25');
    }
  });

  it('leaves a counter alone of which nothing was said', () => {
    const policy = policyOf({ unit: 'ouvres', periodStartMonth: 6, acquisition: 'monthly' });
    const asOf = plainDate('2026-08-31');
    const before = dueEntries(longServing([]), always(policy), asOf);
    const none = { importId: 'i', asOf, previous: null, current: null, rtt: fraction(3) };
    const after = dueEntries(
      longServing(openingEntries(none, always(policy), NOBODY_SICK)),
      always(policy),
      asOf,
    );
    const paidLeave = (ledger: readonly LedgerEntry[]) => balanceAt(ledger, 'paid-leave', asOf).total;
    expect(paidLeave(after)).toEqual(paidLeave(before));
    expect(fractionText(balanceAt(after, 'rtt', asOf).total)).toBe('3');
  });

  it('does not credit a year of RTT again that came all at once', () => {
    const policy = policyOf({ unit: 'ouvres', periodStartMonth: 6, acquisition: 'on-1-january' });
    const opening = {
      importId: 'i',
      asOf: plainDate('2026-08-31'),
      previous: null,
      current: null,
      rtt: fraction(3),
    };
    const facts = longServing(openingEntries(opening, always(policy), NOBODY_SICK));
    const ledger = dueEntries(facts, always(policy), plainDate('2027-01-01'));
    expect(fractionText(balanceAt(ledger, 'rtt', plainDate('2026-12-31')).total)).toBe('3');
    expect(fractionText(balanceAt(ledger, 'rtt', plainDate('2027-01-01')).total)).toBe('12');
  });
});

describe('answering what was written', () => {
  const until = plainDate('2028-01-31');
  /** What is shown at the end of a day: what was written, and what is due and was not. */
  const shown = (
    recorded: readonly LedgerEntry[],
    facts: LeaveFacts,
    policy: LeavePolicy,
    day: PlainDate,
  ) => {
    const ledger = [...recorded, ...newEntries(recorded, dueEntries(facts, always(policy), day))];
    return fractionText(balanceAt(ledger, 'paid-leave', day).total);
  };

  it('makes the written ledger hold the opening, another in its place, and the first ledger again', () => {
    fc.assert(
      fc.property(
        policies,
        months,
        months,
        amounts,
        amounts,
        months,
        (choices, written, month, first, second, later) => {
          const policy = policyOf(choices);
          const timeline = always(policy);
          const openingOf = (importId: string, current: typeof first, asOf: PlainDate) =>
            openingEntries({ importId, asOf, previous: null, current, rtt: null }, timeline, NOBODY_SICK);
          const one = openingOf('one', first, lastOfMonth(month));
          const two = openingOf('two', second, lastOfMonth(later));

          /** What a person reads, of the months that were written. */
          const told = (ledger: readonly LedgerEntry[]) =>
            statementAt(ledger, 'paid-leave', lastOfMonth(written))
              .lines.filter((line) => line.kind === 'entry' && line.entry.amount.n !== 0)
              .map((line) => `${line.date} ${fractionText(line.amount)}`)
              .sort();

          const none = longServing([]);
          let recorded = dueEntries(none, timeline, lastOfMonth(written));
          const days = [month, later, written].map(lastOfMonth);
          const before = days.map((day) => shown(recorded, none, policy, day));
          const follow = (facts: LeaveFacts, openings: readonly LedgerEntry[]) => {
            recorded = [...recorded, ...openings];
            recorded = [...recorded, ...answeringEntries(recorded, dueEntries(facts, timeline, until))];
            for (const day of days) {
              const due = balanceAt(dueEntries(facts, timeline, day), 'paid-leave', day).total;
              expect(shown(recorded, facts, policy, day)).toBe(fractionText(due));
            }
            expect(openingsInForce(recorded)).toEqual(facts.manual);
            const due = dueEntries(facts, timeline, lastOfMonth(written));
            expect(told([...recorded, ...newEntries(recorded, due)])).toEqual(told(due));
          };
          follow(longServing(one), one);
          follow(longServing(two), two);
          follow(longServing(one), []);
          follow(none, []);
          expect(days.map((day) => shown(recorded, none, policy, day))).toEqual(before);
          expect(new Set(recorded.map((line) => line.id)).size).toBe(recorded.length);
        },
      ),
      { numRuns: 12 },
    );
  }, 30_000);
});
