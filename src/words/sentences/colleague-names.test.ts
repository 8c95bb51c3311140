import { expect, it } from 'vitest';
import { wordsIn } from '../spoken.ts';
import { colleagueNames } from './colleague-names.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), name: `P${place + 1}` }));
const said = (count: number, more: number) => colleagueNames(people(count), { people: more }, wordsIn('fr'));

it('names each person once', () => {
  const [ana, bao] = [
    { id: 'a', name: 'Ana' },
    { id: 'b', name: 'Bao' },
  ];
  expect(colleagueNames([ana, bao, ana], { people: 0 }, wordsIn('en'))).toBe('Ana and Bao');
  expect(colleagueNames([], { people: 0 }, wordsIn('fr'))).toBeNull();
});

it('names ten, and counts whom it does not name and whom it was not told of', () => {
  expect(said(10, 0)).toBe('P1, P2, P3, P4, P5, P6, P7, P8, P9 et P10');
  expect(said(11, 0)).toBe('P1, P2, P3, P4, P5, P6, P7, P8, P9, P10 et 1\u00a0autre');
  expect(said(12, 93)).toMatch(/, P10 et 95\u00a0autres$/);
});
