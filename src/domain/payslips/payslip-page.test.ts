import { expect, it } from 'vitest';
import { readPayslipPage } from './payslip-page.ts';

const lineOf = (text: string, place: number) => ({ text, x: 40, y: place * 12, width: 100 });

it('J20: reads a label and its figure, however much space lies between', () => {
  const page = readPayslipPage([
    { text: 'Congés payés', x: 40, y: 100, width: 80 },
    { text: `Solde :${' '.repeat(300)}12,50`, x: 160, y: 100, width: 80 },
  ]);
  expect(page.counters).toEqual([{ counter: 'paid-leave', acquired: '', taken: '', balance: '12,50' }]);
});

it('is done with a page that was made to keep it busy', () => {
  const texts = ['Solde', '1', ' ', '1 ', 'a:'].flatMap((piece) =>
    Array.from({ length: 300 }, (_, place) => lineOf(`a ${piece.repeat(498 / piece.length)}x`, place)),
  );
  expect(readPayslipPage(texts).counters).toEqual([]);
  const onOneLine = Array.from({ length: 3000 }, (_, place) => ({
    text: 'Solde : 1 '.repeat(49),
    x: place,
    y: 10,
    width: 1,
  }));
  expect(readPayslipPage(onOneLine).counters).toEqual([]);
});
