import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageCookie, languages } from '#contract/language.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGES, toLanguage } from './language.ts';

describe('languages of the web client', () => {
  it('are those of the contract, written again only to keep its schemas out of the public pages', () => {
    expect({ LANGUAGES, DEFAULT_LANGUAGE, LANGUAGE_COOKIE }).toEqual({
      LANGUAGES: languages,
      DEFAULT_LANGUAGE: defaultLanguage,
      LANGUAGE_COOKIE: languageCookie,
    });
  });

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
