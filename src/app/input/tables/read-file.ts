import { readTable, type TableLine } from './read-table.ts';

export type FileProblem = 'too_large' | 'unreadable';

const LARGEST_TEXT_BYTES = 1024 * 1024;
const LARGEST_WORKBOOK_BYTES = 5 * 1024 * 1024;

/** The lines of a saved table: text in whatever encoding, or a workbook. */
export async function readFile(file: File): Promise<{ lines: TableLine[] } | { problem: FileProblem }> {
  if (file.size > LARGEST_WORKBOOK_BYTES) return { problem: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A zip archive; today's workbooks are nothing else.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readWorkbook } = await import('./read-workbook.ts');
    const lines = await readWorkbook(bytes);
    return lines === null ? { problem: 'unreadable' } : { lines };
  }
  // Workbooks of the last century are compound files, of which no line can be read.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { problem: 'unreadable' };
  if (file.size > LARGEST_TEXT_BYTES) return { problem: 'too_large' };
  return { lines: readTable(decode(bytes)) };
}

/** Older French spreadsheets write neither UTF-8 nor say what they write. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
