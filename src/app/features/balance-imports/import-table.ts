import type { TableLine } from '#app/input/tables/read-table.ts';
import { importTexts, type MatchedTable } from '#domain/balance-imports/import-columns.ts';
import {
  type ImportColumns,
  type ImportField,
  importFields,
} from '#domain/balance-imports/import-headings.ts';
import { type ImportCell, type ImportLine, importCells } from '#domain/balance-imports/read-lines.ts';
import { addDays, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { fitText } from '#domain/text/fit-text.ts';

/** What someone put right in a line, by its number. */
export type LineEdits = Readonly<Record<number, Partial<Record<ImportCell, string>>>>;

/** A column that someone chose for a field; null for « none ». */
export type ChosenColumns = Partial<Record<ImportField, number | null>>;

const LONGEST: Record<ImportCell, number> = {
  person: 300,
  previous: 40,
  current: 40,
  rtt: 40,
  employedFrom: 40,
};

/** What was chosen stands before what was found. */
export function chosenColumns(matched: MatchedTable, choices: ChosenColumns): ImportColumns {
  const columns: ImportColumns = {};
  for (const field of importFields) {
    const choice = choices[field];
    const column = choice === undefined ? matched.columns[field] : choice;
    if (column !== undefined && column !== null) columns[field] = column;
  }
  return columns;
}

type TableToImport = {
  lines: readonly TableLine[];
  columns: ImportColumns;
  edits: LineEdits;
  leftOut: ReadonlySet<number>;
};

/** The lines to send. Lines in which none of the chosen columns says anything are no people. */
export function linesToImport({ lines, columns, edits, leftOut }: TableToImport): ImportLine[] {
  return lines.flatMap(({ line, cells }) => {
    const texts = { ...importTexts(cells, columns), ...edits[line] };
    if (leftOut.has(line) || importCells.every((cell) => texts[cell].trim() === '')) return [];
    // Spreadsheets hold characters that nobody sees, and a cut may fall within a character.
    const short = (cell: ImportCell): string => fitText(texts[cell].slice(0, LONGEST[cell]));
    return [
      {
        line,
        person: short('person'),
        previous: short('previous'),
        current: short('current'),
        rtt: short('rtt'),
        employedFrom: short('employedFrom'),
      },
    ];
  });
}

/** Payslips are made at the end of a month: the last one that is over. */
export function lastMonthEnd(today: PlainDate): PlainDate {
  return addDays(firstOfMonth(today), -1);
}

/** A, B, … Z, AA: as spreadsheets call their columns. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
