import { describe, expect, it } from 'vitest';
import { bitsOf } from './people-bits.ts';
import { FEWEST_LED, FEWEST_PEOPLE, hiddenCells, hiddenGroups, hiddenWeekdays } from './suppression.ts';

const people = (...names: number[]) => bitsOf(128, names);
const upTo = (last: number, from = 1) =>
  people(...Array.from({ length: last - from + 1 }, (_, place) => from + place));

describe('U5: no cell below five people', () => {
  it('hides what is too small, and the next smallest beside it', () => {
    expect(hiddenCells([3, 6, 20])).toEqual([true, true, false]);
    expect(hiddenCells([3, 4, 20])).toEqual([true, true, false]);
    expect(hiddenCells([1, 2, 9])).toEqual([true, true, true]);
    expect(hiddenCells([5, 6, 20, 0])).toEqual([false, false, false, false]);
    expect(hiddenCells([4])).toEqual([true]);
  });

  it('U18: does the same with ten, for whoever leads these people', () => {
    expect(hiddenCells([6, 12, 0], FEWEST_LED)).toEqual([true, true, false]);
    expect(hiddenCells([6, 12, 30], FEWEST_LED)).toEqual([true, true, false]);
    expect(hiddenCells([10, 12, 0], FEWEST_LED)).toEqual([false, false, false]);
    const groups = [{ id: 'a', people: upTo(12) }];
    expect(hiddenGroups(upTo(18), groups, FEWEST_LED)).toEqual(new Set(['a']));
    expect(hiddenGroups(upTo(22), groups, FEWEST_LED)).toEqual(new Set());
  });

  it('leaves nothing to be subtracted from any row, whatever the sizes', () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      const row = [seed % 7, (seed * 5) % 11, (seed * 3) % 13, (seed * 7) % 4];
      const hidden = hiddenCells(row);
      const shown = row.filter((count, place) => count > 0 && !hidden[place]);
      const rest = row.filter((_, place) => hidden[place]);
      const left = rest.reduce((sum, count) => sum + count, 0);
      expect(shown.every((count) => count >= FEWEST_PEOPLE)).toBe(true);
      // All that can be had by subtracting is what is hidden together.
      if (rest.length > 0 && shown.length > 0)
        expect([left >= FEWEST_PEOPLE, rest.length > 1]).toEqual([true, true]);
    }
  });

  it('U16: hides a weekday of enough people with those of few, as the few may be the same', () => {
    const none = [false, false, false, false, false, false, false];
    expect(hiddenWeekdays([9, 9, 8, 9, 9, 0, 0], none)).toEqual(none);
    const hidden = [false, false, false, false, false, true, true];
    expect(hiddenWeekdays([9, 9, 8, 9, 9, 2, 2], hidden)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(hiddenWeekdays([0, 0, 0, 0, 0, 3, 0], hidden)).toEqual(hidden);
  });
});

describe('U5: no two figures whose difference gives one', () => {
  it('hides a team that is all but a few of everyone', () => {
    const everyone = upTo(12);
    expect(hiddenGroups(everyone, [{ id: 'a', people: upTo(9) }])).toEqual(new Set(['a']));
    expect(hiddenGroups(everyone, [{ id: 'a', people: upTo(7) }])).toEqual(new Set());
    expect(hiddenGroups(everyone, [{ id: 'a', people: upTo(12) }])).toEqual(new Set());
  });

  it('hides a team that is all but a few of another', () => {
    const groups = [
      { id: 'wide', people: upTo(10) },
      { id: 'narrow', people: upTo(8) },
    ];
    expect(hiddenGroups(upTo(30), groups)).toEqual(new Set(['narrow']));
  });

  it('hides a second team where the people of none would give away the first', () => {
    const groups = [
      { id: 'few', people: upTo(3) },
      { id: 'many', people: upTo(20, 4) },
    ];
    // Twenty people: without the three, the many are everyone but them.
    expect(hiddenGroups(upTo(20), groups)).toEqual(new Set(['few', 'many']));
  });

  it('counts only who is there', () => {
    expect(hiddenGroups(upTo(20), [{ id: 'a', people: people(1, 2, 3, 4, 99, 100) }])).toEqual(
      new Set(['a']),
    );
  });
});
