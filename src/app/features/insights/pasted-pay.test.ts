import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import { readPasted, writePasted } from './pasted-pay.ts';

const nothing = { dailyRate: null, previousGross: null, currentGross: null };
const lea = { user: { id: 'lea', name: 'Léa Martin' }, payrollNumber: null, ...nothing };
const paul = { user: { id: 'paul', name: 'Paul Roy' }, payrollNumber: '0042', ...nothing };

it('reads a spreadsheet’s lines by number or name, to the last decimal', () => {
  const text = 'lea martin\t64,5763\t20 070,00 €\t8328,2\n0042;100;;\n';
  expect(readPasted(text, [lea, paul])).toEqual({
    people: [
      { userId: 'lea', dailyRate: 645_763, previousGross: 2_007_000, currentGross: 832_820 },
      { userId: 'paul', dailyRate: 1_000_000, previousGross: null, currentGross: null },
    ],
    badLines: [],
  });
});

it('names the lines that it cannot read, and takes none of them', () => {
  const twin = { ...lea, user: { id: 'twin', name: 'Léa Martin' } };
  const text = 'Nobody;1;;\n\n0042;-5;;\n0042;1,23456;;\n0042;;1,234;\nLéa Martin;1;;';
  expect(readPasted(text, [lea, twin, paul])).toEqual({ people: [], badLines: [1, 3, 4, 5, 6] });
});

it.each(languages)('reads back what it wrote in %s', (language) => {
  const paid = { ...paul, dailyRate: 645_763, previousGross: 5, currentGross: null };
  const text = writePasted([paid, lea], wordsIn(language).figures.inFiles);
  expect(readPasted(text, [paid, lea]).people).toEqual([
    { userId: 'paul', dailyRate: 645_763, previousGross: 5, currentGross: null },
    { userId: 'lea', ...nothing },
  ]);
});

it('writes the decimal sign of who reads it', () => {
  const paid = { ...paul, dailyRate: 645_000, previousGross: 2_007_050, currentGross: null };
  const written = (language: Language) => writePasted([paid], wordsIn(language).figures.inFiles);
  expect(written('fr')).toBe('0042 ; 64,5000 ; 20070,50 ; ');
  expect(written('en')).toBe('0042 ; 64.5000 ; 20070.50 ; ');
});
