import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Société d’essai', 'societe-d-essai'],
  ['  « Léa » & Œuvres, n° 2 ', 'lea-oeuvres-n-2'],
  ['日本', ''],
])('writes %s as %s', (text, name) => {
  expect(plainName(text)).toBe(name);
});

it('ends on no hyphen where it is cut', () => {
  expect(plainName('Ateliers du Phare', 9)).toBe('ateliers');
});
