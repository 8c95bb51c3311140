import { describe, expect, it } from 'vitest';
import { toLanguage } from './language.ts';

describe('languages of the web client', () => {
  it.each([
    ['fr', 'fr'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['de', 'fr'],
    ['', 'fr'],
    [undefined, 'fr'],
  ])('reads %j as %s', (value, language) => {
    expect(toLanguage(value)).toBe(language);
  });
});
