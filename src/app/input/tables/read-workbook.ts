import { fromDayNumber } from '#domain/calendar/plain-date.ts';
import type { TableLine } from './read-table.ts';
import { type Archive, openArchive } from './unzip.ts';
import { xmlEvents } from './xml-events.ts';

/** Built-in number formats that show a day. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const DAYS_BEFORE_1970 = 25_569;
const DAYS_BETWEEN_EPOCHS = 1462;

type Workbook = {
  /** Files of the sheets that are shown, in order. */
  sheets: string[];
  shared: string[];
  /** Which cell styles show a day. */
  showsDay: boolean[];
  /** Old Macintosh workbooks count days from 1904. */
  since1904: boolean;
};

/** The lines of the first sheet that has any; null for what is no workbook. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<TableLine[] | null> {
  const archive = openArchive(bytes);
  if (archive === null) return null;
  try {
    const workbook = await workbookIn(archive);
    if (workbook === null) return null;
    for (const sheet of workbook.sheets) {
      const lines = linesOf((await archive.read(sheet)) ?? '', workbook);
      if (lines.length > 0) return lines;
    }
    return [];
  } catch {
    // Whatever is broken inside an archive, the person is told the one thing that helps: it cannot be read.
    return null;
  }
}

async function workbookIn(archive: Archive): Promise<Workbook | null> {
  const book = await archive.read('xl/workbook.xml');
  if (book === null) return null;
  const targets = new Map<string, string>();
  for (const event of xmlEvents((await archive.read('xl/_rels/workbook.xml.rels')) ?? '')) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue;
    const { Id = '', Target = '' } = event.attributes;
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  }
  const sheets: string[] = [];
  let since1904 = false;
  for (const event of xmlEvents(book)) {
    if (event.kind !== 'open') continue;
    const { attributes } = event;
    if (event.name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    const target = event.name === 'sheet' ? targets.get(attributes.id ?? '') : undefined;
    if (target !== undefined && (attributes.state ?? 'visible') === 'visible') sheets.push(target);
  }
  return {
    sheets,
    since1904,
    shared: sharedTexts((await archive.read('xl/sharedStrings.xml')) ?? ''),
    showsDay: dayStyles((await archive.read('xl/styles.xml')) ?? ''),
  };
}

/** Runs of one text are joined; hints on how to pronounce it are left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let inText = false;
  let inHint = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'open' && event.name === 'si') texts.push('');
    if (event.kind !== 'text' && event.name === 't') inText = event.kind === 'open';
    if (event.kind !== 'text' && event.name === 'rPh') inHint = event.kind === 'open';
    if (event.kind === 'text' && inText && !inHint) texts.push((texts.pop() ?? '') + event.text);
  }
  return texts;
}

function dayStyles(xml: string): boolean[] {
  const ownFormats = new Map<number, string>();
  const styles: boolean[] = [];
  let inCellFormats = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') continue;
    if (event.name === 'cellXfs') inCellFormats = event.kind === 'open';
    if (event.kind !== 'open') continue;
    const id = Number(event.attributes.numFmtId ?? 0);
    if (event.name === 'numFmt') ownFormats.set(id, event.attributes.formatCode ?? '');
    if (event.name === 'xf' && inCellFormats)
      styles.push(DAY_FORMATS.has(id) || showsDay(ownFormats.get(id)));
  }
  return styles;
}

/** Letters for days or years outside quotes, brackets and escapes. */
function showsDay(format = ''): boolean {
  return /[dyaj]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/general|standard/gi, ''));
}

/** `C` of `C12` is 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A';
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function linesOf(xml: string, workbook: Workbook): TableLine[] {
  const lines: TableLine[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell = { column: 0, type: 'n', style: 0, text: '' };
  let inValue = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (inValue) cell.text += event.text;
    } else if (event.name === 'v' || event.name === 't') {
      inValue = event.kind === 'open';
    } else if (event.name === 'row' && event.kind === 'open') {
      line = Number(event.attributes.r ?? line + 1);
      cells = [];
    } else if (event.name === 'row') {
      const filled = Array.from(cells, (text = '') => text);
      if (filled.some(Boolean)) lines.push({ line, cells: filled });
    } else if (event.name === 'c' && event.kind === 'open') {
      const { r, t = 'n', s = '0' } = event.attributes;
      cell = { column: r ? columnOf(r) : cells.length, type: t, style: Number(s), text: '' };
    } else if (event.name === 'c') {
      cells[cell.column] = textOf(cell, workbook).trim();
    }
  }
  return lines;
}

function textOf(
  { type, style, text }: { type: string; style: number; text: string },
  { shared, showsDay, since1904 }: Workbook,
): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'e' || text === '') return '';
  if (type !== 'n') return text;
  const value = Number(text);
  if (Number.isNaN(value)) return text;
  if (!showsDay[style]) return String(value);
  return fromDayNumber(Math.floor(value) - DAYS_BEFORE_1970 + (since1904 ? DAYS_BETWEEN_EPOCHS : 0));
}
