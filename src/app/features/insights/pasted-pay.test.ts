import { expect, it } from 'vitest';
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

it('reads back what it wrote', () => {
  const paid = { ...paul, dailyRate: 645_763, previousGross: 5, currentGross: null };
  expect(readPasted(writePasted([paid, lea]), [paid, lea]).people).toEqual([
    { userId: 'paul', dailyRate: 645_763, previousGross: 5, currentGross: null },
    { userId: 'lea', ...nothing },
  ]);
});
