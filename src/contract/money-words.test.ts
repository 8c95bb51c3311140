import { expect, it } from 'vitest';
import { euroWords, monthlyWords } from './money-words.ts';

it('writes amounts the way each language does', () => {
  expect(monthlyWords(2000, 'fr')).toBe('20\u00a0€/mois');
  expect(monthlyWords(2000, 'en')).toBe('€20/month');
  expect(euroWords(1033, 'fr')).toBe('10,33\u00a0€');
  expect(euroWords(200_000, 'fr')).toBe('2\u00a0000\u00a0€');
  expect(euroWords(-50, 'en')).toBe('\u2212€0.50');
});

it('groups and rounds nothing away: the figures of Intl, without what it costs to load', () => {
  for (const cents of [0, 5, 99, 100, 12_345, 100_000, 123_456_789, 100_000_000_001]) {
    const digits = cents % 100 === 0 ? 0 : 2;
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const figure = (locale: string) => new Intl.NumberFormat(locale, options).format(cents / 100);
    expect(euroWords(cents, 'fr')).toBe(`${figure('fr-FR').replaceAll('\u202f', '\u00a0')}\u00a0€`);
    expect(euroWords(cents, 'en')).toBe(`€${figure('en-GB')}`);
  }
});
