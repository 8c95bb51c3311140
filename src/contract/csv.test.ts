import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('quotes what needs it and starts with the mark of UTF-8', () => {
  expect(csvText([['Zoé', 'a;b', 'dit « "oui" »', 'deux\nlignes', '']])).toBe(
    '\u{FEFF}Zoé;"a;b";"dit « ""oui"" »";"deux\nlignes";\r\n',
  );
});

it.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\tx'])('keeps a spreadsheet from running %j', (text) => {
  expect(csvText([[text]])).toBe(`\u{FEFF}'${text}\r\n`);
});
