/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** Cells that a spreadsheet would run as a formula are shown as text instead. */
const startsFormula = /^[=+\-@\t\r]/;

/** Semicolons, because that is what a French spreadsheet splits at and an English one recognises. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${csvLines(rows)}`;
}

/** Further lines of a file that has begun. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
