import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { correctingEntries } from '#domain/balances/corrections.ts';
import { dueEntries } from '#domain/balances/due-entries.ts';
import { type BookedLeave, factsOfNewHire, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { addDays, plainDate as d } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import { MONDAY_TO_FRIDAY, weekOfDays, workingPattern } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY, type LeavePolicy } from './leave-policy.ts';
import { previewPolicyChange } from './preview.ts';

const HIRED = d('2023-01-01');
const TODAY = d('2026-11-15');

const patterns = fc.constantFrom(
  workingPattern([MONDAY_TO_FRIDAY]),
  workingPattern([weekOfDays([1, 2, 4])]),
  // The longest cycle there is: one week worked in twelve.
  workingPattern([MONDAY_TO_FRIDAY, ...Array.from({ length: 11 }, () => weekOfDays([]))]),
);

const leaves: fc.Arbitrary<BookedLeave[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 0, max: 20 })), { maxLength: 12 })
  .map((spans) =>
    spans.map(([after, length], index) => {
      const start = addDays(HIRED, after);
      const range = leaveRange(start, addDays(start, length));
      return { requestId: `r${index}`, counter: 'paid-leave', range };
    }),
  );

const people: fc.Arbitrary<LeaveFacts> = fc.record({ pattern: patterns, leaves }).map((each) => ({
  ...factsOfNewHire(HIRED),
  patterns: always(each.pattern),
  leaves: each.leaves,
}));

const changes: fc.Arbitrary<Partial<LeavePolicy>> = fc.constantFrom<Partial<LeavePolicy>>(
  { unit: 'ouvrables' },
  { openDays: weekOfDays([1, 2, 3, 4, 5, 6]) },
  { daysPerYear: fraction(27) },
  { saturdayCap: 2, unit: 'ouvrables' },
  { periodStartMonth: 1 },
  { monthsToTake: 18 },
  { creditHolidayOnClosedDay: false },
  { holidays: { ...DEFAULT_POLICY.holidays, zone: 'alsace-moselle' } },
  { holidays: { ...DEFAULT_POLICY.holidays, solidarityDay: 'whit-monday' } },
);

it('writes the corrections that a recount of everything would write (P2, B8)', () => {
  fc.assert(
    fc.property(
      people,
      changes,
      fc.integer({ min: 0, max: 1400 }),
      fc.boolean(),
      (facts, change, after, near) => {
        // Half of the changes fall just after a leave, where they can move its end.
        const [first] = facts.leaves;
        const from =
          near && first !== undefined ? addDays(first.range.end, after % 80) : addDays(HIRED, after);
        const current = always(DEFAULT_POLICY);
        const proposed = timeline([
          { from: d('2020-01-01'), value: DEFAULT_POLICY },
          { from, value: { ...DEFAULT_POLICY, ...change } },
        ]);
        const recorded = dueEntries(facts, current, TODAY);
        const [changed] = previewPolicyChange(
          [{ personId: 'a', facts, recorded }],
          current,
          proposed,
          TODAY,
          'test',
        ).changes;
        const corrected = [...recorded, ...(changed?.corrections ?? [])];
        expect(correctingEntries(corrected, dueEntries(facts, proposed, TODAY), 'left over')).toEqual([]);
      },
    ),
    { numRuns: 120 },
  );
});

it('recounts a leave whose eve of return lies beyond the change (P2, C7)', () => {
  const monday = d('2026-01-05');
  const oneWeekInTwelve = [MONDAY_TO_FRIDAY, ...Array.from({ length: 11 }, () => weekOfDays([]))];
  const facts: LeaveFacts = {
    ...factsOfNewHire(HIRED),
    patterns: timeline([{ from: monday, value: workingPattern(oneWeekInTwelve) }]),
    leaves: [{ requestId: 'january', counter: 'paid-leave', range: leaveRange(monday, addDays(monday, 4)) }],
  };
  const current = always(DEFAULT_POLICY);
  const openOnSaturday = { ...DEFAULT_POLICY, openDays: weekOfDays([1, 2, 3, 4, 5, 6]) };
  const proposed = timeline([
    { from: d('2020-01-01'), value: DEFAULT_POLICY },
    { from: d('2026-02-16'), value: openOnSaturday },
  ]);
  const recorded = dueEntries(facts, current, TODAY);
  const preview = previewPolicyChange([{ personId: 'a', facts, recorded }], current, proposed, TODAY, 'test');
  // Twelve weeks of five days, and six Saturdays from 21 February to 28 March.
  expect(preview.changes[0]?.bookings).toEqual([
    { requestId: 'january', beforeHalves: 120, afterHalves: 132 },
  ]);
});
