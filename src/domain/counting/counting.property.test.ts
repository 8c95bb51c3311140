import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfSlot, halfOfSlot, slotNumber } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot, leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate, type Weekday } from '#domain/calendar/plain-date.ts';
import { always, timeline } from '#domain/calendar/timeline.ts';
import { HOLIDAY_KEYS } from '#domain/holidays/public-holidays.ts';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import { languages } from '#domain/text/language.ts';
import { daySentence } from '#words/sentences/proof.ts';
import { chargedRange } from './charged-range.ts';
import { countLeave, countTotal } from './count-leave.ts';
import type { CountingPolicy } from './counting-policy.ts';
import { type CountedPerson, dayReader } from './day-reader.ts';
import {
  FULL_TIME,
  parseWeek,
  type WeekHalfDays,
  weekOfDays,
  weekText,
  workingPattern,
} from './working-pattern.ts';

const FIRST = slotNumber(plainDate('1995-01-01'), 'am');
const LAST = slotNumber(plainDate('2060-12-31'), 'pm');

function rangeOfSlots(first: number, last: number): LeaveRange {
  return leaveRange(dateOfSlot(first), dateOfSlot(last), halfOfSlot(first), halfOfSlot(last));
}

const ranges = fc
  .tuple(fc.integer({ min: FIRST, max: LAST }), fc.integer({ min: 0, max: 90 }))
  .map(([first, length]) => rangeOfSlots(first, first + length));

/** Any half-days of any six days. */
const weeks: fc.Arbitrary<WeekHalfDays> = fc
  .tuple(fc.integer({ min: 0, max: 0b11_1111_1111_1111 }), fc.integer({ min: 1, max: 7 }))
  .map(([mask, rest]) => {
    const digits = Array.from({ length: 14 }, (_, index) =>
      Math.floor(index / 2) + 1 === rest ? '0' : (mask >> index) & 1 ? '1' : '0',
    );
    return parseWeek(digits.join('')) ?? weekOfDays([]);
  });

const patterns = fc.array(weeks, { minLength: 1, maxLength: 3 }).map((cycle) => workingPattern(cycle));

const people: fc.Arbitrary<CountedPerson> = fc
  .tuple(patterns, patterns, fc.integer({ min: FIRST, max: LAST }))
  .map(([before, after, change]) => ({
    patterns: timeline([
      { from: plainDate('1990-01-01'), value: before },
      { from: dateOfSlot(change), value: after },
    ]),
    employedFrom: null,
    employedTo: null,
  }));

const policies: fc.Arbitrary<CountingPolicy> = fc
  .record({
    unit: fc.constantFrom('ouvres' as const, 'ouvrables' as const),
    openDays: fc.constantFrom(
      ...[
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 6],
        [2, 3, 4, 5, 6],
      ].map((days) => weekOfDays(days as Weekday[])),
    ),
    zone: fc.constantFrom(...HOLIDAY_ZONES),
    workedHolidays: fc.subarray([...HOLIDAY_KEYS]),
    loneHalfDay: fc.constantFrom('costs-half' as const, 'reaches-return' as const),
    halfWorkedDay: fc.constantFrom('whole' as const, 'half' as const),
  })
  .map(({ zone, workedHolidays, ...rest }) => ({
    ...DEFAULT_POLICY,
    ...rest,
    holidays: { ...DEFAULT_POLICY.holidays, zone, workedHolidays },
  }));

const total = (range: LeaveRange, person: CountedPerson, policy: CountingPolicy): number =>
  countTotal(range, person, always(policy)).halves;

/** C13 is the one reading under which splitting can change a total: a part that is a lone half-day. */
function isLoneHalfDay(range: LeaveRange, person: CountedPerson, policy: CountingPolicy): boolean {
  return chargedRange(range, dayReader(person, always(policy)))?.loneHalfDay ?? false;
}

describe('counting', () => {
  it('is the sum of its proof, whose days follow one another', () => {
    fc.assert(
      fc.property(ranges, people, policies, (range, person, policy) => {
        const count = countLeave(range, person, always(policy));
        expect(count.proof.reduce((sum, day) => sum + day.halves, 0)).toBe(count.halves);
        expect(count.proof[0]?.date).toBe(range.start);
        for (const language of languages) {
          const sentences = count.proof.map((day) => daySentence(day, language));
          expect(sentences.filter((sentence) => sentence === '' || sentence.includes('{'))).toEqual([]);
        }
        const dates = count.proof.map((day) => day.date);
        expect([...new Set(dates)].sort()).toEqual(dates);
        expect(count).toMatchObject(countTotal(range, person, always(policy)));
      }),
      { numRuns: 300 },
    );
  });

  it('does not change when a leave is split at any half-day, except by C13, which only makes it cheaper', () => {
    fc.assert(
      fc.property(ranges, people, policies, fc.nat(), (range, person, policy, where) => {
        const first = firstSlot(range);
        const last = lastSlot(range);
        fc.pre(last > first);
        const cut = first + (where % (last - first));
        const parts = [rangeOfSlots(first, cut), rangeOfSlots(cut + 1, last)];
        const whole = total(range, person, policy);
        const split = parts.reduce((sum, part) => sum + total(part, person, policy), 0);
        if (parts.some((part) => isLoneHalfDay(part, person, policy)))
          expect(split).toBeLessThanOrEqual(whole);
        else expect(split).toBe(whole);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives back as much for a leave in parts as for the whole (C5)', () => {
    const person = { patterns: always(FULL_TIME), employedFrom: null, employedTo: null };
    fc.assert(
      fc.property(ranges, fc.constantFrom(...HOLIDAY_ZONES), fc.nat(), (range, zone, where) => {
        const first = firstSlot(range);
        const last = lastSlot(range);
        fc.pre(last > first);
        const policy = { ...DEFAULT_POLICY, holidays: { ...DEFAULT_POLICY.holidays, zone } };
        const cut = first + (where % (last - first));
        const parts = [rangeOfSlots(first, cut), rangeOfSlots(cut + 1, last)];
        fc.pre(!parts.some((part) => isLoneHalfDay(part, person, policy)));
        const whole = countTotal(range, person, always(policy));
        const owed = parts.reduce(
          (sum, part) => sum + countTotal(part, person, always(policy), { others: () => parts }).owedHalves,
          0,
        );
        expect(owed).toBe(whole.owedHalves);
        expect(whole.owedHalves).toBeLessThanOrEqual(2 * Math.ceil(whole.halves / 8));
      }),
      { numRuns: 1000 },
    );
  });

  it('is monotone: a longer leave never costs less', () => {
    fc.assert(
      fc.property(
        ranges,
        people,
        policies,
        fc.nat(20),
        fc.nat(20),
        (range, person, policy, before, after) => {
          const longer = rangeOfSlots(firstSlot(range) - before, lastSlot(range) + after);
          expect(total(longer, person, policy)).toBeGreaterThanOrEqual(total(range, person, policy));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('costs a Monday-to-Friday person no more in ouvrés than in ouvrables', () => {
    const person = { patterns: always(FULL_TIME), employedFrom: null, employedTo: null };
    fc.assert(
      fc.property(ranges, fc.constantFrom(...HOLIDAY_ZONES), (range, zone) => {
        const holidays = { ...DEFAULT_POLICY.holidays, zone };
        const ouvres = total(range, person, { ...DEFAULT_POLICY, holidays });
        expect(ouvres).toBeLessThanOrEqual(
          total(range, person, { ...DEFAULT_POLICY, holidays, unit: 'ouvrables' }),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('charges no half-day twice to leaves that do not overlap', () => {
    fc.assert(
      fc.property(
        ranges,
        people,
        policies,
        fc.integer({ min: 1, max: 10 }),
        fc.nat(40),
        (range, person, policy, gap, length) => {
          const next = rangeOfSlots(lastSlot(range) + gap, lastSlot(range) + gap + length);
          const read = dayReader(person, always(policy));
          const first = chargedRange(range, read);
          const second = chargedRange(next, read);
          fc.pre(first !== null && second !== null);
          expect(first?.last).toBeLessThan(second?.first ?? 0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads back every week it writes', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(parseWeek(weekText(week))).toBe(week);
      }),
    );
  });
});
