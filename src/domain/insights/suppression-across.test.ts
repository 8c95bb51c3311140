import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areApart, bitsOf, eitherOf, isWithin, type PeopleBits } from './people-bits.ts';
import { FEWEST_PEOPLE, type PeopleGroup } from './suppression.ts';
import { hiddenAcross } from './suppression-across.ts';

const MOST = 64;
const names = (from: number, to: number) =>
  bitsOf(
    MOST,
    Array.from({ length: to - from + 1 }, (_, place) => from + place),
  );

/** Every person has a site or none, a category or none, and up to two teams. */
const company = fc
  .array(
    fc.record({
      teams: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
      site: fc.integer({ min: -1, max: 2 }),
      category: fc.integer({ min: -1, max: 2 }),
    }),
    { minLength: 5, maxLength: 40 },
  )
  .map((people) => {
    const groups = (kind: string, isIn: (person: (typeof people)[number], place: number) => boolean) =>
      [0, 1, 2, 3, 4].map(
        (place): PeopleGroup => ({
          id: `${kind} ${place}`,
          people: bitsOf(
            MOST,
            people.flatMap((person, name) => (isIn(person, place) ? [name] : [])),
          ),
        }),
      );
    return {
      everyone: bitsOf(MOST, people.keys()),
      kinds: [
        groups('team', ({ teams }, place) => teams.includes(place)),
        groups('site', ({ site }, place) => site === place),
        groups('category', ({ category }, place) => category === place),
      ],
    };
  });

/** All that somebody can add and take off: of everyone and each group told, groups of one kind that lie apart in it. */
function* differences(everyone: PeopleBits, kinds: readonly (readonly PeopleGroup[])[]) {
  const wholes = [everyone, ...kinds.flat().map(({ people }) => people)];
  for (const whole of wholes) {
    for (const kind of kinds) {
      const inside = kind.filter(({ people }) => people !== whole && isWithin(people, whole));
      for (let choice = 1; choice < 2 ** inside.length; choice += 1) {
        let taken: PeopleBits | null = bitsOf(MOST, []);
        for (const { people } of inside.filter((_, place) => (choice >> place) % 2 === 1)) {
          taken = taken && areApart(taken, people) ? eitherOf(taken, people) : null;
        }
        if (taken) yield whole.size - taken.size;
      }
    }
  }
}

describe('U5: no two figures whose difference gives one, whatever the kinds', () => {
  it('tells of no group of too few people, and of nothing that leaves too few, in any company', () => {
    fc.assert(
      fc.property(company, ({ everyone, kinds }) => {
        const hidden = hiddenAcross(everyone, kinds);
        const shown = kinds.map((kind) =>
          kind.filter(({ id, people }) => people.size > 0 && !hidden.has(id)),
        );
        for (const { people } of shown.flat()) expect(people.size).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
        for (const left of differences(everyone, shown)) {
          expect(left === 0 || left >= FEWEST_PEOPLE, `${left} left`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('hides a team that is all but two of a site', () => {
    const team = { id: 'team', people: names(1, 10) };
    const site = { id: 'site', people: names(1, 12) };
    expect(hiddenAcross(names(1, 30), [[team], [site]])).toEqual(new Set(['team']));
    expect(hiddenAcross(names(1, 30), [[team], [{ id: 'site', people: names(1, 15) }]])).toEqual(new Set());
  });

  it('hides one of two teams that are all but two of a site together', () => {
    const teams = [
      { id: 'a', people: names(1, 6) },
      { id: 'b', people: names(7, 13) },
    ];
    const site = { id: 'site', people: names(1, 15) };
    expect(hiddenAcross(names(1, 40), [teams, [site]]).size).toBeGreaterThanOrEqual(1);
  });
});
