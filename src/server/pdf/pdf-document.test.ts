import { expect, it } from 'vitest';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { A4, PdfPage, pdfOf } from './pdf-document.ts';
import { textWidth, wrapped } from './text-width.ts';

const facts = { title: 'Relevé – été', language: 'fr', author: 'Société d’essai' };

it('writes what it was told, letter by letter, and the same bytes each time', () => {
  const make = () => {
    const page = new PdfPage(A4);
    page.text(40, 40, 'Congés payés : −2,50 € à l’été, cœur', { size: 10 });
    page.line(40, 50, 500, 50);
    page.box(40, 60, 100, 20, 0.9);
    return pdfOf([page, new PdfPage(A4)], facts);
  };
  expect(pdfPages(make())).toEqual([['Congés payés : –2,50 € à l’été, cœur'], []]);
  expect(make().equals(make())).toBe(true);
});

it('writes letters that the fonts lack without their accents', () => {
  const page = new PdfPage(A4);
  page.text(0, 0, 'Łukasz Şahin, Đorđe Nguyễn 李', { size: 10 });
  expect(pdfPages(pdfOf([page], facts))).toEqual([['Lukasz Sahin, Dorde Nguyen ?']]);
});

it('lines figures up on the right by the width of their signs', () => {
  expect(textWidth('0,25', 10, 'regular')).toBeCloseTo(19.46);
  expect(textWidth('É', 10, 'bold')).toBe(textWidth('E', 10, 'bold'));
});

it('breaks lines between words, and words that are longer than a line', () => {
  const text = 'Vacances du 14 au 18 septembre Anticonstitutionnellement';
  const lines = wrapped(text, 80, 10, 'regular');
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(textWidth(line, 10, 'regular')).toBeLessThanOrEqual(80);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});
