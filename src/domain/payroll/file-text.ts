import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  harmlessText,
  joinedCells,
  readDate,
  readHalves,
  splitCells,
  textAsTyped,
  writtenDate,
  writtenHalves,
  writtenMonth,
} from './cells.ts';
import { writableIn } from './charset.ts';
import type { FileRow } from './file-rows.ts';
import type { DifferenceCause } from './pay-differences.ts';
import { isQuantity, type PayColumn, type PayField, type PayModel } from './pay-model.ts';

/** In the language of the programs that read it. */
const CAUSES: Readonly<Record<DifferenceCause, string>> = {
  late: 'transmise après la clôture',
  cancelled: 'annulée depuis',
  changed: 'dates ou type changés depuis',
  recounted: 'décompte changé depuis',
};

/** J7: the text of a file, in characters that its set can write. */
export function fileText(model: PayModel, rows: readonly FileRow[], month: PlainDate): string {
  const cells = rows.map((row) => model.columns.map((column) => cellOf(model, column, row, month)));
  const names = model.header ? [model.columns.map(({ name }) => safeText(model, name))] : [];
  return joinedCells([...names, ...cells], model.separator);
}

/** In this order: without its accent, « ≠ » begins a formula. */
function safeText({ charset }: PayModel, text: string): string {
  return harmlessText(writableIn(charset, text));
}

function cellOf(model: PayModel, { field, words }: PayColumn, row: FileRow, month: PlainDate): string {
  const { decimal, dates } = model;
  const { line } = row;
  const word = (place: number): string => safeText(model, words[place] ?? '');
  switch (field) {
    case 'openDays':
      return writtenHalves(row.openHalves, decimal);
    case 'workingDays':
      return writtenHalves(row.workingHalves, decimal);
    case 'calendarDays':
      return writtenHalves(row.calendarHalves, decimal);
    case 'firstDay':
    case 'lastDay':
      return writtenDate(row[field], dates);
    case 'day':
      return row.day === null ? '' : writtenDate(row.day, dates);
    case 'firstHalf':
    case 'lastHalf':
      return word(row[field] === 'am' ? 0 : 1);
    case 'dayHalf':
      return word(row.dayHalf === 'am' ? 0 : row.dayHalf === 'pm' ? 1 : 2);
    case 'sign':
      return word(line.sign > 0 ? 0 : 1);
    case 'text':
      return word(0);
    case 'payMonth':
      return writtenMonth(month, dates);
    case 'correctedMonth':
      return line.corrects === null ? '' : writtenMonth(line.corrects, dates);
    case 'cause':
      return line.cause === null ? '' : CAUSES[line.cause];
    // Letters, digits and dashes: nothing runs, and a key is never changed.
    case 'payrollNumber':
      return line.payrollNumber ?? '';
    default:
      return safeText(model, line[field] ?? '');
  }
}

/** What a row says, by field: half-days as numbers, days as days, all else as text. */
export type ReadRow = Partial<Readonly<Record<PayField, string | number>>>;

/** J7: a file read back as its model writes it; null where it is no such file. */
export function readFileText(model: PayModel, text: string): ReadRow[] | null {
  const rows = splitCells(text, model.separator);
  const names = model.header ? rows.shift() : undefined;
  const expected = model.columns.map(({ name }) => safeText(model, name));
  if (model.header && JSON.stringify(names) !== JSON.stringify(expected)) return null;
  const read = rows.map((cells) => readCells(model, cells));
  return read.every((row) => row !== null) ? read : null;
}

function readCells(model: PayModel, cells: readonly string[]): ReadRow | null {
  if (cells.length !== model.columns.length) return null;
  const row: Partial<Record<PayField, string | number>> = {};
  for (const [place, { field }] of model.columns.entries()) {
    const value = readCell(model, field, cells[place] ?? '');
    if (value === null) return null;
    // A text that is always the same may stand in several columns.
    if (field !== 'text') row[field] = value;
  }
  return row;
}

function readCell({ decimal, dates }: PayModel, field: PayField, cell: string): string | number | null {
  if (isQuantity(field)) return readHalves(cell, decimal);
  if (field === 'firstDay' || field === 'lastDay' || field === 'day') return readDate(cell, dates);
  return field === 'payrollNumber' ? cell : textAsTyped(cell);
}
