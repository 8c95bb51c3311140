import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction, sum, ZERO } from '#domain/amounts/fraction.ts';
import { absence, factsOf } from '#domain/balances/leave-facts.fixture.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { DEFAULT_POLICY, type LeavePolicy } from '#domain/policies/leave-policy.ts';
import { ABSENCE_KINDS } from './absence.ts';
import { balanceAt, statementAt } from './balance.ts';
import { correctingEntries } from './corrections.ts';
import { dueEntries } from './due-entries.ts';
import type { BookedLeave, LeaveFacts } from './leave-facts.ts';
import { entry, type LedgerEntry } from './ledger-entry.ts';

const START = plainDate('2023-06-01');
const days = fc.integer({ min: 0, max: 1400 }).map((offset) => addDays(START, offset));

/** Leaves that do not overlap, as the database guarantees. */
const leaves: fc.Arbitrary<BookedLeave[]> = fc
  .array(fc.tuple(fc.integer({ min: 5, max: 120 }), fc.integer({ min: 0, max: 20 })), { maxLength: 10 })
  .map((gaps) => {
    let from: PlainDate = START;
    return gaps.map(([gap, length], index) => {
      const start = addDays(from, gap);
      const end = addDays(start, length);
      from = end;
      return { requestId: `r${index}`, counter: 'paid-leave', range: leaveRange(start, end) };
    });
  });

const absences = fc
  .array(fc.tuple(fc.constantFrom(...ABSENCE_KINDS), days, fc.integer({ min: 0, max: 500 }), fc.boolean()), {
    maxLength: 3,
  })
  .map((list) =>
    list.map(([kind, start, length, informed]) =>
      absence(kind, start, addDays(start, length), informed ? addDays(start, length + 10) : null),
    ),
  );

const facts: fc.Arbitrary<LeaveFacts> = fc
  .tuple(leaves, absences, fc.integer({ min: 0, max: 300 }))
  .map(([booked, away, offset]) => factsOf({ from: addDays(START, offset), leaves: booked, absences: away }));

const policies: fc.Arbitrary<LeavePolicy> = fc
  .record({
    unit: fc.constantFrom('ouvres' as const, 'ouvrables' as const),
    periodStartMonth: fc.constantFrom(1, 4, 6),
    carryOver: fc.constantFrom(
      { kind: 'none' } as const,
      { kind: 'all', months: 6 } as const,
      { kind: 'up-to', days: fraction(5), months: 12 } as const,
    ),
    roundUp: fc.boolean(),
  })
  .map((changes) => ({ ...DEFAULT_POLICY, ...changes }));

/** Any order of the same lines. */
function shuffled(lines: readonly LedgerEntry[], seed: readonly number[]): LedgerEntry[] {
  return lines
    .map((line, index) => ({ line, rank: seed[index % seed.length] ?? 0, index }))
    .sort((a, b) => a.rank - b.rank || b.index - a.index)
    .map(({ line }) => line);
}

describe('the ledger', () => {
  it('gives the same balance in whatever order its lines are replayed (B1)', () => {
    const seeds = fc.array(fc.nat(1000), { minLength: 7, maxLength: 31 });
    fc.assert(
      fc.property(facts, policies, days, seeds, (each, policy, date, seed) => {
        const ledger = dueEntries(each, always(policy), date);
        expect(balanceAt(shuffled(ledger, seed), 'paid-leave', date)).toEqual(
          balanceAt(ledger, 'paid-leave', date),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is explained by its statement to the last fraction (B1)', () => {
    fc.assert(
      fc.property(facts, policies, days, (each, policy, date) => {
        const ledger = dueEntries(each, always(policy), date);
        expect(statementAt(ledger, 'paid-leave', date).total).toEqual(
          balanceAt(ledger, 'paid-leave', date).total,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is restored exactly when an approved leave is cancelled (B8)', () => {
    fc.assert(
      fc.property(facts, policies, days, days, (each, policy, date, start) => {
        const added = {
          requestId: 'new',
          counter: 'paid-leave',
          range: leaveRange(start, addDays(start, 6)),
        };
        const before = dueEntries(each, always(policy), date);
        const booked = dueEntries({ ...each, leaves: [...each.leaves, added] }, always(policy), date);
        const approved = [...before, ...correctingEntries(before, booked, 'approved')];
        expect(balanceAt(approved, 'paid-leave', date)).toEqual(balanceAt(booked, 'paid-leave', date));
        const cancelled = [...approved, ...correctingEntries(approved, before, 'cancelled')];
        expect(balanceAt(cancelled, 'paid-leave', date)).toEqual(balanceAt(before, 'paid-leave', date));
      }),
      { numRuns: 200 },
    );
  });

  it('never grows by asking later for the same past day', () => {
    fc.assert(
      fc.property(facts, policies, days, fc.nat(400), (each, policy, date, later) => {
        const known = dueEntries(each, always(policy), date);
        const asked = dueEntries(each, always(policy), addDays(date, later));
        expect(balanceAt(asked, 'paid-leave', date).total).toEqual(
          balanceAt(known, 'paid-leave', date).total,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('never earns more than a year’s right in a period (A1)', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const ledger = dueEntries(
          { ...each, leaves: [] },
          always({ ...DEFAULT_POLICY, unit: 'ouvrables' }),
          plainDate('2027-12-31'),
        );
        const periods = new Set(ledger.map((line) => line.period));
        for (const period of periods) {
          const earned = ledger.filter(
            (line) =>
              line.period === period && (line.cause.kind === 'accrued' || line.cause.kind === 'rounded-up'),
          );
          expect(compare(sum(earned.map((line) => line.amount)), fraction(30))).toBeLessThanOrEqual(0);
          expect(earned.every((line) => compare(line.amount, ZERO) >= 0)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps lots that never fall below zero, and uses first what expires first (B2)', () => {
    const credits = fc.array(
      fc.tuple(days, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 900 })),
      { maxLength: 12 },
    );
    const debits = fc.array(fc.tuple(days, fc.integer({ min: 1, max: 12 })), { maxLength: 20 });
    fc.assert(
      fc.property(credits, debits, days, (plus, minus, date) => {
        const ledger = [
          ...plus.map(([on, halves, lasts], index) =>
            entry({
              key: `plus/${index}`,
              counter: 'paid-leave',
              date: on,
              amount: fraction(halves, 2),
              cause: { kind: 'adjusted', reason: 'test' },
              rule: 'B9',
              period: on,
              expires: addDays(on, lasts),
            }),
          ),
          ...minus.map(([on, halves], index) =>
            entry({
              key: `minus/${index}`,
              counter: 'paid-leave',
              date: on,
              amount: fraction(-halves, 2),
              cause: { kind: 'taken', requestId: `${index}` },
              rule: 'B2',
            }),
          ),
        ];
        const balance = balanceAt(ledger, 'paid-leave', date);
        expect(balance.lots.every((lot) => lot.remaining.n > 0 && (lot.expires ?? date) >= date)).toBe(true);
        const expiries = balance.lots.map((lot) => `${lot.expires}`);
        expect([...expiries].sort()).toEqual(expiries);
        if (balance.overdrawn.n > 0) expect(balance.lots).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
