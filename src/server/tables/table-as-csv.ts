import { csvText } from '#contract/csv.ts';
import type { Language } from '#contract/language.ts';
import type { Cell, Table } from './table.ts';

/** Figures and dates the way a spreadsheet of that language takes them for what they are. */
export function tableAsCsv({ columns, rows }: Table, language: Language): string {
  return csvText([
    columns.map(({ title }) => title),
    ...rows.map((row) => row.map((cell) => written(cell, language))),
  ]);
}

function written(cell: Cell, language: Language): string {
  switch (cell.kind) {
    case 'text':
      return cell.value;
    case 'number': {
      const figure = cell.value === null ? '' : String(cell.value);
      return language === 'fr' ? figure.replace('.', ',') : figure;
    }
    case 'date':
      return language === 'fr' ? cell.value.split('-').reverse().join('/') : cell.value;
  }
}
