import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { plainFormats, readersTime } from './plain-formats.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' };
const everyFourDays = Array.from(
  { length: 120 },
  (_, step) => new Date(Date.UTC(2025, 10, 2 + 4 * step, step % 24, 7)),
);

describe.each(languages)('in %s', (language) => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locales[language], options);
    return everyFourDays.map((at) => format.format(at));
  };

  it('instants read as those of Intl, but for the first of a month in French', () => {
    const theirs = intl({ dateStyle: 'long', timeStyle: 'short' });
    const expected = language === 'fr' ? theirs.map((text) => text.replace(/^1 /, '1er ')) : theirs;
    expect(everyFourDays.map((at) => plainFormats.instant(readersTime(at), language))).toEqual(expected);
    expect(everyFourDays.map((at) => plainFormats.shortInstant(readersTime(at), language))).toEqual(
      intl({ dateStyle: 'short', timeStyle: 'short' }),
    );
    expect(everyFourDays.map((at) => plainFormats.day(readersTime(at)))).toEqual(
      intl({ dateStyle: 'short' }),
    );
  });

  it('figures read as those of Intl', () => {
    const figures = [0, 1, 2.5, -2.5, 99.86, 100, 0.125, 1 / 3, 999, 1000, 12_345.678, 1_234_567, -1000];
    const format = new Intl.NumberFormat(locales[language]);
    expect(figures.map((value) => plainFormats.figure(value, language))).toEqual(
      figures.map((value) => format.format(value)),
    );
  });
});
