import { bytesIn1252, textIn1252 } from '#domain/payroll/charset.ts';
import type { Charset } from '#domain/payroll/pay-model.ts';

/** Tells spreadsheets and programs that the text is UTF-8. */
const mark = '\u{FEFF}';

export function bytesOfText(charset: Charset, text: string): Uint8Array {
  return charset === 'utf-8' ? new TextEncoder().encode(`${mark}${text}`) : bytesIn1252(text);
}

export function textOfBytes(charset: Charset, bytes: Uint8Array): string {
  return charset === 'utf-8' ? new TextDecoder().decode(bytes) : textIn1252(bytes);
}
