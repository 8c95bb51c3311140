import { describe, expect, it } from 'vitest';
import { periodPhrase } from './period-phrase.ts';

const read = (text: string) => text.replaceAll('\u00a0', ' ');

describe('periodPhrase', () => {
  it.each([
    ['2026-05-04', '2026-05-15', 'du 4 au 15 mai 2026', 'from 4 to 15 May 2026'],
    ['2026-05-01', '2026-05-01', 'le 1er mai 2026', 'on 1 May 2026'],
    ['2026-04-28', '2026-05-01', 'du 28 avril au 1er mai 2026', 'from 28 April to 1 May 2026'],
    [
      '2026-12-24',
      '2027-01-03',
      'du 24 décembre 2026 au 3 janvier 2027',
      'from 24 December 2026 to 3 January 2027',
    ],
  ])('from %s to %s', (from, to, french, english) => {
    expect(read(periodPhrase(from, to, 'fr'))).toBe(french);
    expect(read(periodPhrase(from, to, 'en'))).toBe(english);
  });

  it('keeps a day and its month on one line', () => {
    expect(periodPhrase('2026-05-04', '2026-05-15', 'fr')).toBe('du 4 au 15\u00a0mai 2026');
  });
});
