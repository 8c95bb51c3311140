import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, plainDate as d } from '#domain/calendar/plain-date.ts';
import { lineGrid, lineTable, sumsByMonth, sumsInTable } from './line-table.ts';
import { leaveByYear, monthLine, monthsOfLine } from './month-line.ts';
import { bitsOf, placesOf } from './people-bits.ts';
import type { PersonMonth } from './person-months.ts';

const week = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 7, maxLength: 7 });
const spells = fc.integer({ min: 0, max: 31 });
const total = (halves: readonly number[]) => halves.reduce((sum, each) => sum + each, 0);

/** Months of one person, some of them without a day of work and so missing. */
const person = fc
  .record({
    begins: fc.integer({ min: 0, max: 47 }),
    months: fc.array(
      fc.record({
        expected: fc.oneof(week(10), week(0)),
        away: fc.record({ health: week(3), unforeseen: week(2), other: week(2), 'paid-leave': week(3) }),
        spells,
        shortSpells: spells,
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ begins, months }): PersonMonth[] =>
    months
      .map((month, place) => ({ month: addMonths(d('2020-01-01'), begins + place), ...month }))
      .filter(({ expected }) => total(expected) > 0),
  )
  .filter((months) => months.length > 0);
const company = fc.array(person, { maxLength: 8 });
const linesOf = (people: readonly PersonMonth[][]) => people.flatMap((months) => monthLine(months) ?? []);

describe('U2: months in a line', () => {
  const span = { from: d('2022-03-01'), to: d('2024-08-01') };
  const within = (months: readonly PersonMonth[], { from, to } = span) =>
    months.filter(({ month }) => month >= from && month <= to);

  it('are the same months when they are read again', () => {
    fc.assert(
      fc.property(person, (months) => {
        const line = monthLine(months);
        expect(line?.text).toMatch(/^[0-n]+$/);
        expect(line && monthsOfLine(line)).toEqual(months);
      }),
    );
    expect(monthLine([])).toBeNull();
  });

  it('tell who would have worked in a month, and on which weekdays of it', () => {
    fc.assert(
      fc.property(company, (people) => {
        const table = lineTable(lineGrid(linesOf(people)), span);
        const there = table.presence;
        const naive = there.map(({ month }) => {
          const own = people.map((months) => months.find((one) => one.month === month)?.expected ?? []);
          const placesWhere = (isIn: (expected: readonly number[]) => boolean) =>
            own.flatMap((expected, place) => (isIn(expected) ? [place] : []));
          const everyDay = [0, 1, 2, 3, 4, 5, 6];
          return [
            placesWhere((expected) => total(expected) > 0),
            ...everyDay.map((day) => placesWhere((expected) => (expected[day] ?? 0) > 0)),
          ];
        });
        expect(there).toHaveLength(30);
        expect(there.map((one) => [one.people, ...one.byDay].map(placesOf))).toEqual(naive);
        const some = [...people.keys()].filter((place) => place % 2 === 0);
        expect(sumsInTable(table, bitsOf(people.length, some))).toEqual(
          there.map(({ month }) => {
            const own = some.flatMap((place) => people[place]?.filter((one) => one.month === month) ?? []);
            const awayFor = (each: 'health' | 'unforeseen' | 'other' | 'paid-leave') =>
              total(own.flatMap(({ away }) => away[each]));
            return {
              people: own.length,
              expected: total(own.flatMap(({ expected }) => expected)),
              away: {
                health: awayFor('health'),
                unforeseen: awayFor('unforeseen'),
                other: awayFor('other'),
                'paid-leave': awayFor('paid-leave'),
              },
              spells: total(own.map(({ spells: begun }) => begun)),
              shortSpells: total(own.map(({ shortSpells }) => shortSpells)),
            };
          }),
        );
      }),
    );
  });

  it('add up month by month and weekday by weekday, and count whoever would have worked then', () => {
    fc.assert(
      fc.property(company, (people) => {
        const months = [...new Set(people.flatMap((own) => within(own).map(({ month }) => month)))].sort();
        const added = (weeks: readonly (readonly number[])[]) =>
          Array.from({ length: 7 }, (_, day) => total(weeks.map((one) => one[day] ?? 0)));
        const everyone = bitsOf(people.length, people.keys());
        expect(sumsByMonth(lineTable(lineGrid(linesOf(people)), span), everyone)).toEqual(
          months.map((month) => {
            const there = people.flat().filter((one) => one.month === month);
            return {
              month,
              people: there.length,
              peopleByDay: added(there.map(({ expected }) => expected.map((halves) => (halves > 0 ? 1 : 0)))),
              expected: added(there.map(({ expected }) => expected)),
              away: {
                health: added(there.map(({ away }) => away.health)),
                unforeseen: added(there.map(({ away }) => away.unforeseen)),
                other: added(there.map(({ away }) => away.other)),
                'paid-leave': added(there.map(({ away }) => away['paid-leave'])),
              },
            };
          }),
        );
      }),
    );
  });

  it('add up the largest numbers of a large company, in months within, before and after its lines', () => {
    const full = [62, 62, 62, 62, 62, 62, 62];
    const away = { health: full, unforeseen: full, other: full, 'paid-leave': full };
    const line = monthLine([
      { month: d('2024-01-01'), expected: full, away, spells: 62, shortSpells: 61 },
      { month: d('2024-02-01'), expected: full, away, spells: 0, shortSpells: 0 },
    ]);
    const size = 2_222;
    const grid = lineGrid(Array.from({ length: size }, () => line ?? { first: d('2024-01-01'), text: '' }));
    const everyone = bitsOf(
      size,
      Array.from({ length: size }, (_, place) => place),
    );
    const sumsOf = (from: string, to: string) =>
      sumsInTable(lineTable(grid, { from: d(from), to: d(to) }), everyone).map(
        ({ people, expected, away: { 'paid-leave': paidLeave }, spells: begun, shortSpells }) => [
          people,
          expected,
          paidLeave,
          begun,
          shortSpells,
        ],
      );
    const halves = 62 * 7 * size;
    const january = [size, halves, halves, 62 * size, 61 * size];
    const none = [0, 0, 0, 0, 0];
    expect(sumsOf('2023-12-01', '2024-03-01')).toEqual([none, january, [size, halves, halves, 0, 0], none]);
    expect(sumsOf('2023-11-01', '2023-12-01')).toEqual([none, none]);
    expect(sumsOf('2024-03-01', '2024-03-01')).toEqual([none]);
  });

  it('tell paid leave of the same months of the years before (U13)', () => {
    const year = { from: d('2024-01-01'), to: d('2024-05-01') };
    fc.assert(
      fc.property(person, (own) => {
        const found = [0, 1, 2, 3].flatMap((yearsBefore) => {
          const then = within(own, {
            from: addMonths(year.from, -12 * yearsBefore),
            to: addMonths(year.to, -12 * yearsBefore),
          });
          const halves = total(then.flatMap(({ away }) => away['paid-leave']));
          return then.length === 0 ? [] : [{ yearsBefore, halves, months: then.length }];
        });
        expect(linesOf([own]).map((line) => leaveByYear(line, year, 3))).toEqual([found]);
      }),
    );
  });
});
