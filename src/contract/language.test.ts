import { describe, expect, it } from 'vitest';
import { languageFromHeader } from './language.ts';

describe('languageFromHeader', () => {
  it.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,en;q=0.5,fr;q=0.4', 'en'],
    ['de, it', 'fr'],
    ['en;q=0.3, fr;q=0.8', 'fr'],
    ['en;q=0', 'fr'],
    ['*', 'fr'],
    ['EN-us', 'en'],
  ])('reads %j as %s', (header, language) => {
    expect(languageFromHeader(header)).toBe(language);
  });
});
