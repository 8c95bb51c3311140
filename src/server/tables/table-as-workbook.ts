import type { Cell as SheetCell } from 'write-excel-file/node';
import type { Cell, WrittenTable } from './table.ts';

/** Names of sheets may not hold these, nor be longer than this. */
const unfitForSheet = /[\\/?*[\]:]/g;
const longestSheetName = 31;

/** A workbook of one sheet: figures are figures, dates are dates, text is never a formula, the titles stay in view. */
export async function tableAsWorkbook({ name, columns, rows }: WrittenTable): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const titles = columns.map(({ title }): SheetCell => ({ value: title, type: String, fontWeight: 'bold' }));
  return writeExcelFile(
    [titles, ...rows.map((row) => row.map(sheetCell))],
    {
      sheet: name.replaceAll(unfitForSheet, ' ').slice(0, longestSheetName),
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
    { features: [await filterAndNormalStyle(rows.length, columns.length)] },
  ).toBuffer();
}

/** Arrows to sort and filter by under each title, and the named style that spreadsheet programs take for granted. */
async function filterAndNormalStyle(rows: number, columns: number) {
  const xml = await import('write-excel-file/utility');
  const insert = (
    file: 'xl/worksheets/sheet{id}.xml' | 'xl/styles.xml',
    root: string,
    elements: string[],
  ) => {
    const order = xml.getOrderOfSiblings(file, root) ?? [];
    const into = (content: string, element: string): string =>
      xml.insertElementMarkupAccordingToOrderOfSiblings(content, element, order, root);
    return { transform: (content: string): string => elements.reduce(into, content) };
  };
  const filtered = `A1:${xml.getCellAddress(rows, columns - 1)}`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': insert('xl/worksheets/sheet{id}.xml', 'worksheet', [
          `<autoFilter ref="${filtered}"/>`,
        ]),
        'xl/styles.xml': insert('xl/styles.xml', 'styleSheet', [
          '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
          '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
        ]),
      },
    },
  };
}

function sheetCell(cell: Cell): SheetCell {
  switch (cell.kind) {
    case 'text':
      return cell.value === '' ? null : { value: cell.value, type: String };
    case 'number':
      return cell.value === null ? null : { value: cell.value, type: Number };
    case 'date':
      return { value: new Date(`${cell.value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  }
}
