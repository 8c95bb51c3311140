import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { dayFormats } from '#app/i18n/day-formats.ts';
import en from '#app/i18n/en/leave.json';
import fr from '#app/i18n/fr/leave.json';
import type { Period } from './leave-request.ts';
import { periodWords, shortPeriodWords } from './period-words.ts';

async function wordsIn(language: 'fr' | 'en') {
  const instance = createInstance();
  await instance.init({ lng: language, resources: { fr: { leave: fr }, en: { leave: en } } });
  const t = instance.getFixedT(language, 'leave');
  const days = dayFormats(language);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return {
    long: (period: Period) => plain(periodWords(period, t, days)),
    short: (period: Period) => plain(shortPeriodWords(period, t, days)),
  };
}

function period(text: string): Period {
  const [start = '', end = start] = text.split(' – ');
  const [startDate = '', startHalf] = start.split(' ');
  const [endDate = '', endHalf] = end.split(' ');
  return {
    startDate,
    startHalf: startHalf === 'pm' ? 'pm' : 'am',
    endDate,
    endHalf: endHalf === 'am' ? 'am' : 'pm',
  };
}

const cases: [given: string, long: string, short: string][] = [
  ['2026-07-06', 'lundi 6 juillet 2026', '6 juil. 2026'],
  ['2026-07-06 pm – 2026-07-06', 'lundi 6 juillet 2026, après-midi', '6 juil. 2026, après-midi'],
  ['2026-05-01 – 2026-05-01 am', 'vendredi 1er mai 2026, matin', '1er mai 2026, matin'],
  ['2026-07-06 – 2026-07-10', 'du lundi 6 juillet au vendredi 10 juillet 2026', '6 – 10 juil. 2026'],
  ['2026-06-29 – 2026-07-03', 'du lundi 29 juin au vendredi 3 juillet 2026', '29 juin – 3 juil. 2026'],
  [
    '2026-12-28 – 2027-01-01',
    'du lundi 28 décembre 2026 au vendredi 1er janvier 2027',
    '28 déc. 2026 – 1er janv. 2027',
  ],
  [
    '2026-07-06 pm – 2026-07-10 am',
    'du lundi 6 juillet à midi au vendredi 10 juillet 2026 à midi',
    '6 juil. à midi – 10 juil. 2026 à midi',
  ],
];

describe('a period in words', () => {
  it.each(cases)('says %s', async (given, long, short) => {
    const words = await wordsIn('fr');
    expect(words.long(period(given))).toBe(long);
    expect(words.short(period(given))).toBe(short);
  });

  it('speaks English too', async () => {
    const words = await wordsIn('en');
    expect(words.long(period('2026-07-06 – 2026-07-10'))).toBe('from Monday 6 July to Friday 10 July 2026');
    expect(words.long(period('2026-07-06 pm – 2026-07-06'))).toBe('Monday 6 July 2026, afternoon');
    expect(words.short(period('2026-07-06 – 2026-07-10'))).toBe('6 – 10 Jul 2026');
  });
});
