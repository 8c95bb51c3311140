import { type PlainDate, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { DateForm, DecimalSign, Separator } from './pay-model.ts';

/** A spreadsheet would run it; quotes that were there before are kept apart from the one that keeps it from running. */
const RUNS = /^'*[=+\-@\t\r]/;
const HELD_BACK = /^'+[=+\-@\t\r]/;

export function harmlessText(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}

export function textAsTyped(cell: string): string {
  return HELD_BACK.test(cell) ? cell.slice(1) : cell;
}

/** `2,5`, `-1`: as few digits as there are. */
export function writtenHalves(halves: number, decimal: DecimalSign): string {
  return halves === 0 ? '0' : String(halves / 2).replace('.', decimal);
}

export function readHalves(cell: string, decimal: DecimalSign): number | null {
  const days = /^-?\d+([,.]\d+)?$/.test(cell) ? Number(cell.replace(decimal, '.')) : Number.NaN;
  return Number.isNaN(days) ? null : days * 2;
}

export function writtenDate(date: PlainDate, form: DateForm): string {
  return inForm(form, date.slice(0, 4), date.slice(5, 7), date.slice(8));
}

/** A month is a date without its day. */
export function writtenMonth(month: PlainDate, form: DateForm): string {
  const shorter = {
    'dd/mm/yyyy': 'mm/yyyy',
    'yyyy-mm-dd': 'yyyy-mm',
    ddmmyyyy: 'mmyyyy',
    yyyymmdd: 'yyyymm',
  };
  return inForm(shorter[form], month.slice(0, 4), month.slice(5, 7), '');
}

function inForm(form: string, year: string, month: string, day: string): string {
  return form.replace('yyyy', year).replace('mm', month).replace('dd', day);
}

export function readDate(cell: string, form: DateForm): PlainDate | null {
  if (cell.length !== form.length) return null;
  const part = (letters: string): string => {
    const at = form.indexOf(letters);
    return cell.slice(at, at + letters.length);
  };
  const date = parsePlainDate(`${part('yyyy')}-${part('mm')}-${part('dd')}`);
  return date !== null && writtenDate(date, form) === cell ? date : null;
}

const LINE_END = '\r\n';

export function joinedCells(rows: readonly (readonly string[])[], separator: Separator): string {
  const quoted = (cell: string): string =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(quoted).join(separator)}${LINE_END}`).join('');
}

export function splitCells(text: string, separator: Separator): string[][] {
  if (!text.includes('"')) {
    const rows = text.split(LINE_END);
    rows.pop();
    return rows.map((row) => row.split(separator));
  }
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (text.startsWith(LINE_END, at)) {
      endCell();
      rows.push(row);
      row = [];
      at += 1;
    } else cell += character;
  }
  return rows;
}
