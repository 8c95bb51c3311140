import { expect, it } from 'vitest';
import { readWorkbook } from '#app/input/tables/read-workbook.ts';
import { openArchive } from '#app/input/tables/unzip.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { tableAsWorkbook } from '#server/tables/table-as-workbook.ts';

const table = {
  name: 'Absences [2026]: tout ce qui dépasse la place',
  columns: [
    { title: 'Personne', width: 20 },
    { title: 'Jour', width: 12 },
    { title: 'Jours', width: 8 },
  ],
  rows: [
    [
      { kind: 'text', value: '=HYPERLINK("x")\u0001 & <Zoé> 😀\ud800' },
      { kind: 'date', value: plainDate('2026-03-29') },
      { kind: 'number', value: 4.5 },
    ],
    [
      { kind: 'text', value: '' },
      { kind: 'date', value: plainDate('2028-02-29') },
      { kind: 'number', value: null },
    ],
  ],
} as const;

it('keeps text from being a formula, dates as dates, and its titles in view', async () => {
  const bytes = new Uint8Array(await tableAsWorkbook(table));
  const lines = await readWorkbook(bytes);
  expect(lines?.map(({ cells }) => cells)).toEqual([
    ['Personne', 'Jour', 'Jours'],
    ['=HYPERLINK("x") & <Zoé> 😀', '2026-03-29', '4.5'],
    ['', '2028-02-29'],
  ]);
  const sheet = (await openArchive(bytes)?.read('xl/worksheets/sheet1.xml')) ?? '';
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).not.toContain('<f>');
});

it('can be sorted and filtered by each column, in a style that has a name', async () => {
  const archive = openArchive(new Uint8Array(await tableAsWorkbook(table)));
  const sheet = (await archive?.read('xl/worksheets/sheet1.xml')) ?? '';
  // Programs call a workbook broken whose parts stand in another order.
  expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:C3"\/>/);
  const styles = (await archive?.read('xl/styles.xml')) ?? '';
  expect(styles).toMatch(/<\/borders><cellStyleXfs count="1"><xf\/><\/cellStyleXfs><cellXfs /);
  expect(styles).toMatch(
    /<\/cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"\/>/,
  );
});
