import { describe, expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { wordsIn } from './spoken.ts';
import type { ClockTime, SpokenPeriod } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function span(text: string): SpokenPeriod {
  const [start = '', end = start] = text.split(' – ');
  const [startDate = '', startHalf] = start.split(' ');
  const [endDate = '', endHalf] = end.split(' ');
  return {
    start: startDate,
    startHalf: startHalf === 'pm' ? 'pm' : 'am',
    end: endDate,
    endHalf: endHalf === 'am' ? 'am' : 'pm',
  };
}

describe('a period in words', () => {
  it.each([
    ['2026-07-06', 'lundi 6 juillet 2026', 'le 6 juillet 2026', '6 juil. 2026'],
    [
      '2026-07-06 pm – 2026-07-06',
      'lundi 6 juillet 2026 (après-midi)',
      'le 6 juillet 2026 (après-midi)',
      '6 juil. 2026 (après-midi)',
    ],
    [
      '2026-05-01 – 2026-05-01 am',
      'vendredi 1er mai 2026 (matin)',
      'le 1er mai 2026 (matin)',
      '1er mai 2026 (matin)',
    ],
    [
      '2026-07-06 – 2026-07-10',
      'du lundi 6 juillet au vendredi 10 juillet 2026',
      'du 6 au 10 juillet 2026',
      '6 – 10 juil. 2026',
    ],
    [
      '2026-06-29 – 2026-07-03',
      'du lundi 29 juin au vendredi 3 juillet 2026',
      'du 29 juin au 3 juillet 2026',
      '29 juin – 3 juil. 2026',
    ],
    [
      '2026-12-28 pm – 2027-01-01 am',
      'du lundi 28 décembre 2026 à midi au vendredi 1er janvier 2027 à midi',
      'du 28 décembre 2026 à midi au 1er janvier 2027 à midi',
      '28 déc. 2026 à midi – 1er janv. 2027 à midi',
    ],
    [
      '2026-07-06 pm – 2026-07-10 am',
      'du lundi 6 juillet à midi au vendredi 10 juillet 2026 à midi',
      'du 6 juillet à midi au 10 juillet 2026 à midi',
      '6 juil. à midi – 10 juil. 2026 à midi',
    ],
  ])('says %s in French', (given, long, short, compact) => {
    const { periods } = wordsIn('fr');
    expect(plain(periods.long(span(given)))).toBe(long);
    expect(plain(periods.short(span(given)))).toBe(short);
    expect(plain(periods.compact(span(given)))).toBe(compact);
  });

  it.each([
    [
      '2026-07-06 – 2026-07-10',
      'from Monday 6 July to Friday 10 July 2026',
      'from 6 to 10 July 2026',
      '6 – 10 Jul 2026',
    ],
    [
      '2026-12-28 pm – 2027-01-01 am',
      'from Monday 28 December 2026 at noon to Friday 1 January 2027 at noon',
      'from 28 December 2026 at noon to 1 January 2027 at noon',
      '28 Dec 2026 at noon – 1 Jan 2027 at noon',
    ],
    [
      '2026-05-04 pm – 2026-05-04',
      'Monday 4 May 2026 (afternoon)',
      'on 4 May 2026 (afternoon)',
      '4 May 2026 (afternoon)',
    ],
  ])('says %s in English', (given, long, short, compact) => {
    const { periods } = wordsIn('en');
    expect(plain(periods.long(span(given)))).toBe(long);
    expect(plain(periods.short(span(given)))).toBe(short);
    expect(plain(periods.compact(span(given)))).toBe(compact);
  });

  it('says half of a day in brackets behind whatever it is half of, or alone', () => {
    const [french, english] = [wordsIn('fr').periods, wordsIn('en').periods];
    expect(french.halfOf('mercredi', 'am')).toBe('mercredi (matin)');
    expect(english.halfOf('Emma', 'pm')).toBe('Emma (afternoon)');
    expect(french.half('pm')).toBe('après-midi');
  });

  it('keeps a day and its month on one line', () => {
    expect(wordsIn('fr').periods.days('2026-05-04', '2026-05-15')).toBe('du 4 au 15\u00a0mai 2026');
    expect(wordsIn('en').periods.days('2026-05-01', '2026-05-01')).toBe('on 1\u00a0May 2026');
  });
});

const everyFourDays = Array.from(
  { length: 120 },
  (_, step) => new Date(Date.UTC(2025, 10, 2 + 4 * step, step % 24, 7)),
);

describe.each(languages)('in %s', (language) => {
  const words = wordsIn(language);
  const utc = { timeZone: 'UTC' } as const;
  const clock = (at: Date): ClockTime => ({
    day: at.toISOString().slice(0, 10),
    time: at.toISOString().slice(11, 16),
  });
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(words.locale, { ...options, ...utc });
    return everyFourDays.map((at) => format.format(at));
  };

  it('names days and months as Intl does', () => {
    const named = (options: Intl.DateTimeFormatOptions, name: 'weekday' | 'month') => {
      const format = new Intl.DateTimeFormat(words.locale, { ...options, day: 'numeric', ...utc });
      return everyFourDays.map((at) => format.formatToParts(at).find(({ type }) => type === name)?.value);
    };
    const ours = (name: (date: string) => string) => everyFourDays.map((at) => name(clock(at).day));
    const long = { weekday: 'long', month: 'long' } as const;
    const short = { weekday: 'short', month: 'short' } as const;
    expect(ours(words.days.weekday)).toEqual(named(long, 'weekday'));
    expect(ours(words.days.shortWeekday)).toEqual(named(short, 'weekday'));
    expect(ours(words.days.month)).toEqual(named(long, 'month'));
    expect(ours(words.days.shortMonth)).toEqual(named(short, 'month'));
  });

  it('says instants as Intl does, but for the first of a month', () => {
    const long = intl({ dateStyle: 'long', timeStyle: 'short' });
    expect(everyFourDays.map((at) => plain(words.instants.long(clock(at))))).toEqual(
      long.map((text) => text.replace(/^1 /, `${words.days.ordinal('2026-05-01')} `)),
    );
    expect(everyFourDays.map((at) => words.instants.short(clock(at)))).toEqual(
      intl({ dateStyle: 'short', timeStyle: 'short' }),
    );
    expect(everyFourDays.map((at) => words.days.inFigures(clock(at).day))).toEqual(
      intl({ dateStyle: 'short' }),
    );
  });

  it('writes figures and money as Intl does, with a true minus and spaces that every font has', () => {
    const theirs = (options: Intl.NumberFormatOptions, values: readonly number[]) => {
      const format = new Intl.NumberFormat(words.locale, options);
      return values.map((value) => format.format(value).replace('-', '−').replaceAll('\u202f', '\u00a0'));
    };
    const figures = [0, 1, 2.5, -2.5, 99.86, 100, 0.125, -0.125, 1 / 3, 999, 1000, 12_345.678, -1000, 1.005];
    // Intl rounds what is written 1.005 by its decimals too.
    expect(figures.map(words.figures.figure)).toEqual(theirs({ maximumFractionDigits: 2 }, figures));
    const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(figures.map(words.figures.amount)).toEqual(theirs(two, figures));
    expect(figures.map(words.figures.movement)).toEqual(
      theirs({ ...two, signDisplay: 'exceptZero' }, figures),
    );
    const cents = [0, 33, 2000, 1033, 123_456, 1_000_000, -50];
    const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
    expect(cents.map(words.money.euros)).toEqual(
      theirs(
        euros,
        cents.map((value) => value / 100),
      ),
    );
  });

  it('writes lists as Intl does', () => {
    const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
    expect(lists.map(words.lists.all)).toEqual(
      lists.map((items) => new Intl.ListFormat(words.locale).format(items)),
    );
    expect(lists.map(words.lists.oneOf)).toEqual(
      lists.map((items) => new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(items)),
    );
  });
});

describe('lists that are cut off', () => {
  it('say how many more there are', () => {
    const said = (language: 'fr' | 'en', others: number) =>
      wordsIn(language).lists.withOthers(['Ana', 'Bao'], others);
    expect([0, 1, 1200].map((others) => said('fr', others))).toEqual([
      'Ana et Bao',
      'Ana, Bao et 1\u00a0autre',
      'Ana, Bao et 1\u00a0200\u00a0autres',
    ]);
    expect([0, 1, 1200].map((others) => said('en', others))).toEqual([
      'Ana and Bao',
      'Ana, Bao and 1 other',
      'Ana, Bao and 1,200 others',
    ]);
  });
});

describe('figures', () => {
  it('count in French and in English', () => {
    const [french, english] = [wordsIn('fr').figures, wordsIn('en').figures];
    expect(french.counted(1.5)).toBe('1,5\u00a0jour compté');
    expect(french.counted(2)).toBe('2\u00a0jours comptés');
    expect(french.days(-2.5)).toBe('\u22122,5\u00a0jours');
    expect(french.signedDays(2)).toBe('+2\u00a0jours');
    expect(english.days(1)).toBe('1 day');
    expect(english.days(0.5)).toBe('0.5 days');
    expect(english.signed(-0.17)).toBe('−0.17');
  });

  it('carry their unit, and hours become days from two days on', () => {
    const [french, english] = [wordsIn('fr').figures, wordsIn('en').figures];
    expect(french.ofUnit(4.25, 'percent')).toBe('4,25\u00a0%');
    expect(french.ofUnit(312, 'days')).toBe('312\u00a0j');
    expect(french.ofUnit(5.26, 'hours')).toBe('5,3\u00a0h');
    expect(french.ofUnit(47.9, 'hours')).toBe('47,9\u00a0h');
    expect(french.ofUnit(60, 'hours')).toBe('3\u00a0j');
    expect(french.ofUnit(7, 'requests')).toBe('7');
    expect(french.ofUnit(null, 'days')).toBe('–');
    expect([4.25, 312].map((value) => english.ofUnit(value, 'percent'))).toEqual(['4.25%', '312%']);
    expect(english.ofUnit(60, 'hours')).toBe('3 d');
  });

  it('go into files as spreadsheets take them: no true minus, no space', () => {
    expect(wordsIn('fr').figures.inFiles(-1234.5)).toBe('-1234,5');
    expect(wordsIn('en').figures.inFiles(-1234.5)).toBe('-1234.5');
    expect(wordsIn('fr').figures.inFiles(1234.5, 4)).toBe('1234,5000');
  });

  it('are monthly prices', () => {
    expect(wordsIn('fr').money.monthly(2000)).toBe('20\u00a0€/mois');
    expect(wordsIn('en').money.monthly(1033)).toBe('€10.33/month');
  });
});

it.each([
  ['Anne Petit', 'd’Anne Petit'],
  ['Élodie', 'd’Élodie'],
  ['Yves', 'd’Yves'],
  ['Hélène', 'd’Hélène'],
  ['Paul', 'de Paul'],
  ['Yann', 'de Yann'],
  ['Hans', 'de Hans'],
  ['Les Ateliers', 'des Ateliers'],
  ['Le Phare', 'du Phare'],
  ['Léo', 'de Léo'],
  ['Leslie', 'de Leslie'],
  ['', 'de '],
])('puts %s behind « de »', (name, expected) => {
  expect(wordsIn('fr').names.of(name)).toBe(expected);
  expect(wordsIn('en').names.of(name)).toBe(`of ${name}`);
});
