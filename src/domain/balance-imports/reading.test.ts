import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionText, toNumber } from '#domain/amounts/fraction.ts';
import { languages } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import { personFinder } from './find-person.ts';
import { readDay } from './read-day.ts';
import { readDays } from './read-days.ts';

function days(text: string): string {
  const read = readDays(text);
  return typeof read === 'string' ? read : fractionText(read);
}

describe('readDays', () => {
  it.each([
    ['12', '12'],
    ['12,5', '25/2'],
    ['12.5', '25/2'],
    ['1 234,50', '2469/2'],
    ['1 234,50', '2469/2'],
    ['1 234,5', '2469/2'],
    ['1,234.50', '2469/2'],
    ['1.234,50', '2469/2'],
    ['12 j', '12'],
    ['12,5 jours ouvrés', '25/2'],
    ['3 days', '3'],
    ['−3', '-3'],
    ['-3,25', '-13/4'],
    ['(3,00)', '-3'],
    ['2,5-', '-5/2'],
    ['+4', '4'],
    [',5', '1/2'],
    ['0', '0'],
    ['0,00', '0'],
  ])('reads %s', (text, expected) => {
    expect(days(text)).toBe(expected);
  });

  it.each([
    ['2,08', '25/12'],
    ['4,17', '25/6'],
    ['14.583333333333334', '175/12'],
    ['8,34', '417/50'],
    ['8,3', '83/10'],
  ])(
    'takes %s for the twelfths it was printed from, and for nothing that prints otherwise',
    (text, expected) => {
      expect(days(text)).toBe(expected);
    },
  );

  it.each(['', ' ', '-', '—', 'n/a', 'Néant'])('finds nothing in « %s »', (text) => {
    expect(days(text)).toBe('empty');
  });

  it.each(['douze', '12 h', '1/2', '12,3,4', '12j3h', '..', '--3', '01/09/2023'])(
    'cannot read « %s »',
    (text) => {
      expect(days(text)).toBe('unreadable');
    },
  );

  it('reads back whatever was printed with two decimals, in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), fc.constantFrom(...languages), (n, language) => {
        const printed = wordsIn(language).figures.figure(n / 100);
        const read = readDays(printed);
        expect(typeof read === 'string' ? read : wordsIn(language).figures.figure(toNumber(read))).toBe(
          printed,
        );
        expect(typeof read === 'string' ? 1 : Math.abs(toNumber(read) - n / 100)).toBeLessThanOrEqual(0.005);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('readDay', () => {
  it.each([
    '01/09/2023',
    '1/9/23',
    '01.09.2023',
    '01-09-2023',
    '2023-09-01',
    '2023-09-01T00:00:00Z',
    '2023-09-01 00:00:00',
    '1er sept. 2023',
    '1ER SEPTEMBRE 2023',
    'vendredi 1er septembre 2023',
    '1 September 2023',
    'September 1, 2023',
    '1-sept.-23',
    '01092023',
    '20230901',
    '45170',
    '45170.0',
  ])('reads %s', (text) => {
    expect(readDay(text)).toBe('2023-09-01');
  });

  it.each([
    ['15 août 2020', '2020-08-15'],
    ['3 févr. 2021', '2021-02-03'],
    ['12 déc. 98', '1998-12-12'],
    ['12 juin 2019', '2019-06-12'],
    ['12 juil. 2019', '2019-07-12'],
    ['29/02/2024', '2024-02-29'],
  ])('reads %s', (text, expected) => {
    expect(readDay(text)).toBe(expected);
  });

  it.each(['31/02/2023', '09/15/2023', '29/02/2023', '3 ans', '12,5', '99999', '1 foo 2023', '1er'])(
    'cannot read « %s »',
    (text) => {
      expect(readDay(text)).toBe('unreadable');
    },
  );

  it('finds nothing in an empty cell', () => {
    expect([readDay(''), readDay(' - ')]).toEqual(['empty', 'empty']);
  });
});

describe('personFinder', () => {
  const camille = { id: '1', name: 'Camille Durand', email: 'camille@exemple.fr' };
  const helene = { id: '2', name: 'Hélène Le Goff', email: 'h.legoff@exemple.fr' };
  const twins = ['3', '4'].map((id) => ({ id, name: 'Jean Roy', email: `jean.${id}@exemple.fr` }));
  const find = personFinder([camille, helene, ...twins]);

  it.each([
    ['camille@exemple.fr', camille],
    ['CAMILLE@EXEMPLE.FR', camille],
    ['DURAND Camille', camille],
    ['Durand, Camille', camille],
    ['Mme Camille DURAND', camille],
    ['LE GOFF Helene', helene],
    ['Le-Goff Hélène', helene],
    ['Camille Durand <perso@exemple.com>', camille],
    ['Jean Roy <jean.4@exemple.fr>', twins[1]],
  ])('finds %s', (text, person) => {
    expect(find(text)).toEqual({ kind: 'found', person });
  });

  it.each([
    ['Jean Roy', 'ambiguous'],
    ['Camille', 'unknown'],
    ['Camille Marie Durand', 'unknown'],
    ['x@exemple.fr', 'unknown'],
    ['', 'missing'],
  ])('does not guess at « %s »', (text, kind) => {
    expect(find(text)).toEqual({ kind });
  });
});
