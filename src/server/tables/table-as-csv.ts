import { csvLines, csvText } from '#contract/csv.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import type { Cell, WrittenTable } from './table.ts';

/** Figures and dates the way a spreadsheet of that language takes them for what they are. */
export function tableAsCsv(table: WrittenTable, language: Language): string {
  return csvText([table.columns.map(({ title }) => title)]) + linesAsCsv(table, language);
}

/** Of a table that has begun: its lines without its titles. */
export function linesAsCsv({ rows }: Pick<WrittenTable, 'rows'>, language: Language): string {
  return csvLines(rows.map((row) => row.map((cell) => written(cell, language))));
}

function written(cell: Cell, language: Language): string {
  switch (cell.kind) {
    case 'text':
      return cell.value;
    case 'number':
      return cell.value === null ? '' : wordsIn(language).figures.inFiles(cell.value);
    case 'date':
      return wordsIn(language).days.inFiles(cell.value);
  }
}
