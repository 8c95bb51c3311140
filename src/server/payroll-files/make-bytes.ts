import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type FileLine, fileRows } from '#domain/payroll/file-rows.ts';
import { fileText, readFileText } from '#domain/payroll/file-text.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { bytesOfText, textOfBytes } from './file-bytes.ts';

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly rows: number;
}

/** J7: null where the model needs the count of each day, and the month was closed before they were kept. */
export function makePayFile(model: PayModel, lines: readonly FileLine[], month: PlainDate): MadeFile | null {
  const rows = fileRows(model, lines, month);
  if (rows === null) return null;
  const bytes = bytesOfText(model.charset, fileText(model, rows, month));
  const read = readFileText(model, textOfBytes(model.charset, bytes));
  if (read?.length !== rows.length) throw new Error(`A file of the model ${model.id} does not read back.`);
  return { bytes, rows: rows.length };
}
