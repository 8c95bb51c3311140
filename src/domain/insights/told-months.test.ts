import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, plainDate as d } from '#domain/calendar/plain-date.ts';
import { lineGrid, lineTable } from './line-table.ts';
import { type MonthLine, monthLine } from './month-line.ts';
import { bitsOf, isWithin, type PeopleBits } from './people-bits.ts';
import type { PersonMonth } from './person-months.ts';
import { FEWEST_PEOPLE } from './suppression.ts';
import { type GroupOfKind, tellerOf } from './teller.ts';
import { hiddenDaysOf, toldTime } from './told-months.ts';

const MONTHS = 4;
const first = d('2026-01-01');
const monthAt = (place: number) => addMonths(first, place);
const nothing = [0, 0, 0, 0, 0, 0, 0];
const places = Array.from({ length: MONTHS }, (_, place) => place);
const everySpan = places.flatMap((from) => places.filter((to) => to >= from).map((to) => ({ from, to })));

interface Person {
  readonly from: number;
  readonly to: number;
  readonly days: readonly number[];
  readonly team: number;
  readonly second: number;
  readonly site: number;
}

/** Whoever comes and goes, works some weekdays, is in up to two teams and on a site or none. */
const company: fc.Arbitrary<Person[]> = fc.array(
  fc.record({
    from: fc.constantFrom(0, 0, 0, 1, 2),
    to: fc.constantFrom(3, 3, 3, 2, 1),
    days: fc.constantFrom([0, 1, 2, 3, 4], [0, 1, 3, 4], [5, 6]),
    team: fc.integer({ min: -1, max: 2 }),
    second: fc.constantFrom(-1, -1, -1, 0, 1),
    site: fc.integer({ min: -1, max: 1 }),
  }),
  { minLength: 5, maxLength: 24 },
);

function lineOf({ from, to, days }: Person, place: number): MonthLine {
  const months = Array.from({ length: Math.max(1, to - from + 1) }, (_, at): PersonMonth => {
    const expected = nothing.map((_none, day) => (days.includes(day) ? 8 : 0));
    // Everyone's own number, so that nobody's sum is another's.
    const health = expected.map((halves) => (halves === 0 ? 0 : (place + at) % 7));
    const away = { health, unforeseen: nothing, other: nothing, 'paid-leave': nothing };
    return { month: monthAt(from + at), expected, away, spells: 1, shortSpells: 0 };
  });
  return monthLine(months) ?? { first, text: '' };
}

/** Every page that can be asked for: everyone, a group, or two of different kinds; of any months. */
function pagesOf(people: readonly Person[], spans = everySpan) {
  const grid = lineGrid(people.map(lineOf));
  const groupOf = (kind: 'team' | 'site', place: number): GroupOfKind => ({
    kind,
    id: `${kind} ${place}`,
    people: bitsOf(
      people.length,
      people.flatMap((person, name) =>
        (kind === 'site' ? [person.site] : [person.team, person.second]).includes(place) ? [name] : [],
      ),
    ),
  });
  const teams = [0, 1, 2].map((place) => groupOf('team', place));
  const sites = [0, 1].map((place) => groupOf('site', place));
  const groups = [...teams, ...sites];
  const chosen = [
    [],
    ...groups.map((one) => [one]),
    ...teams.flatMap((team) => sites.map((site) => [team, site])),
  ];
  const times = spans.map(({ from, to }) => {
    const span = { from: monthAt(from), to: monthAt(to) };
    return lineTable(grid, span);
  });
  return chosen.map((some) => {
    const teller = tellerOf(null, groups, some);
    return times.map((table) => ({ teller, presence: table.presence, ...toldTime(table, teller) }));
  });
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const differByFew = (a: PeopleBits, b: PeopleBits) =>
  b.size > a.size && b.size - a.size < FEWEST_PEOPLE && isWithin(a, b);

describe('U16: no two pages whose difference gives fewer than five people', () => {
  it('tells a month of the same people on every page or on none, and counts no other', () => {
    fc.assert(
      fc.property(company, (people) => {
        const pages = pagesOf(people);
        const told = pages.map((own) =>
          own.flatMap(({ months }) => months.map((one) => `${one.month} ${one.isTold}`)),
        );
        // One answer for each month, however many pages have it.
        for (const answers of told) {
          expect(new Set(answers).size).toBe(new Set(answers.map((one) => one.slice(0, 10))).size);
        }
        const counted = pages.flat().map(({ months }) => months.filter(({ isTold }) => isTold));
        expect(pages.flat().map(({ sums }) => [sums.away.health, sums.spells])).toEqual(
          counted.map((months) => [
            sumOf(months.map((one) => one.sums.away.health)),
            sumOf(months.map((one) => one.sums.spells)),
          ]),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('leaves no two populations of a month, or of a weekday of it, that differ by so few', () => {
    fc.assert(
      fc.property(company, (people) => {
        const pages = pagesOf(people, [{ from: 0, to: MONTHS - 1 }]).flat();
        for (const place of places) {
          const told = (day: number | null) =>
            pages.flatMap((page) => {
              const there = page.presence[place];
              const present = day === null ? there?.people : there?.byDay[day];
              if (!there || !present || !page.teller.isTold(there.people)) return [];
              const isHidden = day !== null && hiddenDaysOf(there, page.teller)[day] !== false;
              const meant = page.teller.meant(present);
              return isHidden || meant.size === 0 ? [] : [meant];
            });
          for (const day of [null, ...nothing.keys()]) {
            const shown = told(day);
            const isAmiss = shown.some(
              (one) => one.size < FEWEST_PEOPLE || shown.some((other) => differByFew(one, other)),
            );
            if (isAmiss) expect.fail(`month ${place}, weekday ${day}`);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps somebody who came in March out of January to March less January to February', () => {
    const there = (from: number): Person => ({
      from,
      to: 3,
      days: [0, 1, 2, 3, 4],
      team: 0,
      second: -1,
      site: -1,
    });
    const [everyone] = pagesOf([there(0), there(0), there(0), there(0), there(2)]);
    const spanning = (length: number) => everyone?.find(({ presence }) => presence.length === length);
    // Four people in January and February, five in March and April: only the last two are told.
    expect(spanning(4)?.months.map(({ isTold }) => isTold)).toEqual([false, false, true, true]);
    expect(spanning(2)?.people.size).toBe(0);
    expect(spanning(3)?.sums.spells).toBe(5);
  });
});
