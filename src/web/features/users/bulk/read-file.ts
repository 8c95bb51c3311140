export type FileProblem = 'too_large' | 'spreadsheet';

const LARGEST_BYTES = 1024 * 1024;

/** The text of a saved table. Older French spreadsheets write neither UTF-8 nor say what they write. */
export async function readFile(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > LARGEST_BYTES) return { problem: 'too_large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a zip archive, or an older compound file: neither can be read as lines.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) {
    return { problem: 'spreadsheet' };
  }
  return { text: decode(bytes) };
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
