import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, sum, toNumber } from '#domain/amounts/fraction.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import {
  addDays,
  plainDate as d,
  daysFromTo,
  type PlainDate,
  weekdayOf,
} from '#domain/calendar/plain-date.ts';
import { always } from '#domain/calendar/timeline.ts';
import { type DayReader, dayReader } from '#domain/counting/day-reader.ts';
import { FULL_TIME, weekOfDays, workingPattern } from '#domain/counting/working-pattern.ts';
import { DEFAULT_POLICY } from '#domain/policies/leave-policy.ts';
import type { Absence, AbsenceKind } from './absence.ts';
import { monthlyAccruals } from './accrual.ts';
import { factsOf, OUVRABLES } from './leave-facts.fixture.ts';
import { countedPerson } from './leave-facts.ts';

const PERIOD = { start: d('2025-06-01'), end: d('2026-05-31') };
const DAYS = daysFromTo(PERIOD.start, PERIOD.end) + 1;
const dayAt = (place: number): PlainDate => addDays(PERIOD.start, place);

const patterns = fc.constantFrom(
  FULL_TIME,
  workingPattern([weekOfDays([2, 3, 4, 5])]),
  workingPattern([weekOfDays([1, 2])]),
  workingPattern([weekOfDays([1, 2, 3]), weekOfDays([3, 4, 5])]),
);
const kinds = fc.constantFrom<AbsenceKind>('unpaid', 'strike', 'sickness', 'maternity');
const from = fc.integer({ min: 0, max: 250 }).map(dayAt);

/** Times away that do not touch, in order. */
const timesAway = fc
  .array(fc.tuple(fc.integer({ min: 3, max: 90 }), fc.integer({ min: 1, max: 80 }), kinds), { maxLength: 6 })
  .map((steps) => {
    let place = 0;
    return steps.flatMap(([gap, length, kind]): Absence[] => {
      const first = place + gap;
      place = first + length;
      return place >= DAYS ? [] : [away(kind, dayAt(first), dayAt(place - 1))];
    });
  });

function away(kind: AbsenceKind, start: PlainDate, end: PlainDate): Absence {
  return { kind, range: leaveRange(start, end), informedOn: null, notified: true };
}

function earned(facts: ReturnType<typeof factsOf>, policy = OUVRABLES) {
  return sum(monthlyAccruals(PERIOD, facts, always(policy)).map(({ amount }) => amount));
}

/** The same time away as it may be typed: without days off, nor holidays between days of work, and cut further. */
function typedOtherwise({ kind, range }: Absence, read: DayReader, isCut: (date: PlainDate) => boolean) {
  const dates = Array.from({ length: daysFromTo(range.start, range.end) + 1 }, (_, place) =>
    addDays(range.start, place),
  );
  const worked = dates.filter((date) => read(dayNumber(date)).worked !== 0);
  // A holiday at its edge, or that is all of it, was asked for as such.
  const isBetween = (date: PlainDate): boolean =>
    worked.some((day) => day < date) && worked.some((day) => day > date);
  const isTyped = (date: PlainDate): boolean =>
    worked.includes(date) || (read(dayNumber(date)).pattern !== 0 && !isBetween(date));
  const runs: [PlainDate, PlainDate][] = [];
  for (const date of dates.filter(isTyped)) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last[1], 1) === date && !isCut(date)) last[1] = date;
    else runs.push([date, date]);
  }
  return runs.map(([start, end]) => away(kind, start, end));
}

const dayNumber = (date: PlainDate): number => daysFromTo(d('1970-01-01'), date);

describe('what a period earns', () => {
  it('is the same however the same absence was typed (A2)', () => {
    fc.assert(
      fc.property(
        patterns,
        from,
        timesAway,
        fc.integer({ min: 2, max: 9 }),
        (pattern, hired, absences, every) => {
          const facts = factsOf({ from: hired, patterns: always(pattern) });
          const read = dayReader(countedPerson(facts), always(OUVRABLES));
          const typed = absences.flatMap((each) =>
            typedOtherwise(each, read, (date) => dayNumber(date) % every === 0),
          );
          expect(earned({ ...facts, absences: typed })).toEqual(earned({ ...facts, absences }));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never grows by an absence, nor by a later hiring (A2, A4)', () => {
    fc.assert(
      fc.property(patterns, from, timesAway, fc.nat(60), (pattern, hired, absences, later) => {
        const facts = factsOf({ from: hired, patterns: always(pattern) });
        const without = earned(facts);
        for (let known = 0; known < absences.length; known += 1) {
          const fewer = earned({ ...facts, absences: absences.slice(0, known) });
          const more = earned({ ...facts, absences: absences.slice(0, known + 1) });
          expect(compare(more, fewer)).toBeLessThanOrEqual(0);
        }
        const hiredLater = factsOf({ from: addDays(hired, later), patterns: always(pattern) });
        expect(compare(earned(hiredLater), without)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('is, for unpaid weeks of a full year, what 20 days of work a month make (L3141-4)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { maxLength: 52 }), (weeks) => {
        const absences = weeks.map((week) => {
          const monday = addDays(d('2025-06-02'), 7 * week);
          return away('unpaid', monday, addDays(monday, 4));
        });
        // By hand, from the calendar alone: weekdays of the year that no absence covers.
        let worked = 0;
        for (let place = 0; place < DAYS; place += 1) {
          const date = dayAt(place);
          const isAway = absences.some(({ range }) => range.start <= date && date <= range.end);
          if (weekdayOf(date) <= 5 && !isAway) worked += 1;
        }
        expect(worked).toBe(260 - 5 * weeks.length);
        expect(toNumber(earned(factsOf({ absences })))).toBeCloseTo(Math.min(12, worked / 20) * 2.5, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('is never above the year of the policy', () => {
    fc.assert(
      fc.property(from, timesAway, (hired, absences) => {
        expect(toNumber(earned(factsOf({ from: hired, absences }), DEFAULT_POLICY))).toBeLessThanOrEqual(25);
      }),
      { numRuns: 100 },
    );
  });
});
