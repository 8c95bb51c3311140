import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { readDates } from './read-dates.ts';

/** A Monday. */
const today = plainDate('2026-11-16');

/** `2026-11-20pm 2026-11-20pm`: the half-day at each end; whole days as `2026-11-20`. */
function read(text: string): string {
  const found = readDates(text, today);
  if (!found.ok) return found.refusal.kind;
  const { start, startHalf, end, endHalf } = found.range;
  const first = startHalf === 'am' ? start : `${start}pm`;
  const last = endHalf === 'pm' ? end : `${end}am`;
  return first === last ? first : `${first} ${last}`;
}

describe('one day', () => {
  it.each([
    ['aujourd’hui', '2026-11-16'],
    ["Aujourd'hui", '2026-11-16'],
    ['demain', '2026-11-17'],
    ['je voudrais poser demain svp', '2026-11-17'],
    ['après-demain', '2026-11-18'],
    ['avant-hier', '2026-11-14'],
    ['lundi', '2026-11-16'],
    ['lundi prochain', '2026-11-23'],
    ['vendredi', '2026-11-20'],
    ['vendredi qui vient', '2026-11-20'],
    ['lundi en huit', '2026-11-23'],
    ['mardi de la semaine prochaine', '2026-11-24'],
    ['vendredi dernier', '2026-11-13'],
    ['le 20', '2026-11-20'],
    ['le 5', '2026-12-05'],
    ['le 3 août', '2027-08-03'],
    ['le 1er mai 2028', '2028-05-01'],
    ['mardi 3 août 2027', '2027-08-03'],
    ['24/12', '2026-12-24'],
    ['24.12.27', '2027-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['Noël', '2026-12-25'],
    ['le jour de l’an', '2027-01-01'],
    ['lundi de Pentecôte', '2027-05-17'],
    ['29 février', '2028-02-29'],
    ['tomorrow', '2026-11-17'],
    ['the day after tomorrow', '2026-11-18'],
    ['next Monday', '2026-11-23'],
    ['July 14', '2027-07-14'],
    ['on 14 July 2028', '2028-07-14'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('half-days', () => {
  it.each([
    ['vendredi après-midi', '2026-11-20pm 2026-11-20'],
    ['vendredi aprem', '2026-11-20pm 2026-11-20'],
    ['demain matin', '2026-11-17 2026-11-17am'],
    ['cet après-midi', '2026-11-16pm 2026-11-16'],
    ['le matin du 3 août', '2027-08-03 2027-08-03am'],
    ['de vendredi midi à mardi', '2026-11-20pm 2026-11-24'],
    ['du 24 décembre à midi au 4 janvier à midi', '2026-12-24pm 2027-01-04am'],
    ['du 24 décembre au soir au 3 janvier au soir', '2026-12-25 2027-01-03'],
    ['de vendredi après-midi jusqu’à lundi matin', '2026-11-20pm 2026-11-23am'],
    ['Friday afternoon', '2026-11-20pm 2026-11-20'],
    ['from Friday afternoon to Tuesday at noon', '2026-11-20pm 2026-11-24am'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('from one day to another', () => {
  it.each([
    ['du 3 au 21 août', '2027-08-03 2027-08-21'],
    ['du mardi 3 au vendredi 20 août 2027', '2027-08-03 2027-08-20'],
    ['du 3/08 au 21/08', '2027-08-03 2027-08-21'],
    ['du 5 au 7', '2026-12-05 2026-12-07'],
    ['du 28 décembre au 3 janvier', '2026-12-28 2027-01-03'],
    ['du 28 au 3 janvier', '2026-12-28 2027-01-03'],
    ['du 28 décembre au 3', '2026-12-28 2027-01-03'],
    ['de mardi à jeudi', '2026-11-17 2026-11-19'],
    ['de demain à vendredi', '2026-11-17 2026-11-20'],
    ['du 20 décembre à Noël', '2026-12-20 2026-12-25'],
    ['jusqu’au 20 novembre', '2026-11-16 2026-11-20'],
    ['jeudi 14 et vendredi 15 janvier', '2027-01-14 2027-01-15'],
    ['lundi, mardi et mercredi', '2026-11-16 2026-11-18'],
    ['vendredi et lundi', '2026-11-20 2026-11-23'],
    ['entre le 3 et le 7 août', '2027-08-03 2027-08-07'],
    ['from 3 to 21 August', '2027-08-03 2027-08-21'],
    ['Monday and Tuesday', '2026-11-16 2026-11-17'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('days that go by a name', () => {
  it.each([
    ['la semaine du 14 juillet', '2027-07-12 2027-07-16'],
    ['la semaine de Noël', '2026-12-21 2026-12-25'],
    ['semaine 32', '2027-08-09 2027-08-13'],
    ['la semaine prochaine', '2026-11-23 2026-11-27'],
    ['cette semaine', '2026-11-16 2026-11-20'],
    ['la première semaine d’août', '2027-08-02 2027-08-06'],
    ['la dernière semaine de juillet', '2027-07-26 2027-07-30'],
    ['les deux premières semaines d’août', '2027-08-02 2027-08-13'],
    ['tout le mois d’août', '2027-08-01 2027-08-31'],
    ['août 2028', '2028-08-01 2028-08-31'],
    ['début juillet', '2027-07-01 2027-07-10'],
    ['mi-juillet', '2027-07-11 2027-07-20'],
    ['fin juillet', '2027-07-21 2027-07-31'],
    ['le pont de l’Ascension', '2027-05-07'],
    ['entre Noël et le jour de l’an', '2026-12-26 2026-12-31'],
    ['trois jours à partir de vendredi', '2026-11-20 2026-11-24'],
    ['deux semaines à partir du 2 août 2027', '2027-08-02 2027-08-13'],
    ['next week', '2026-11-23 2026-11-27'],
    ['the week of 14 July', '2027-07-12 2027-07-16'],
    ['the first two weeks of August', '2027-08-02 2027-08-13'],
    ['5 days from Monday', '2026-11-16 2026-11-20'],
    ['between Christmas and New Year', '2026-12-26 2026-12-31'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('what is not clear is said, and not guessed', () => {
  it.each([
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['congés svp', 'nothing'],
    ['un jour de ces quatre matins', 'word'],
    ['vendredi ou lundi', 'word'],
    ['demi-journée vendredi', 'which-half'],
    ['vendredi midi', 'which-half'],
    ['à partir de lundi', 'end-missing'],
    ['du 3 août', '2027-08-03'],
    ['le 31 avril 2027', 'no-such-day'],
    ['31/13', 'no-such-day'],
    ['2026-02-30', 'no-such-day'],
    ['lundi 3 août 2027', 'other-weekday'],
    ['du lundi 3 au vendredi 21 août 2027', 'other-weekday'],
    ['le pont du 14 juillet', 'no-bridge'],
    ['lundi et jeudi', 'days-apart'],
    ['du 10 juillet 2027 au 5 juillet 2027', 'backwards'],
    ['le 1er mai 2150', 'outside'],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('names the word that leads nowhere', () => {
    expect(readDates('vendredi ou lundi', today)).toMatchObject({ refusal: { word: 'ou' } });
    expect(readDates('du 3 au 21 brumaire', today)).toMatchObject({ refusal: { word: 'brumaire' } });
  });
});
