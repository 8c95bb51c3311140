import { expect, it } from 'vitest';
import { euroWords, monthlyWords } from './money-words.ts';

it('writes amounts the way each language does', () => {
  expect(monthlyWords(2000, 'fr')).toBe('20\u00a0€/mois');
  expect(monthlyWords(2000, 'en')).toBe('€20/month');
  expect(euroWords(1033, 'fr')).toBe('10,33\u00a0€');
  expect(euroWords(200_000, 'fr')).toBe('2\u00a0000\u00a0€');
  expect(euroWords(-50, 'en')).toBe('\u2212€0.50');
});
