import type { Charset } from './pay-model.ts';

/** What Windows-1252 has at 0x80 to 0x9F; five places are empty. */
const IN_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_1252 = 0x80;
const FIRST_LATIN = 0xa0;

const PLAIN = /^[ -~\u00a0-\u00ff]*$/;

function byteOf(character: string): number | null {
  const point = character.codePointAt(0) ?? 0;
  if (point < FIRST_1252 || (point >= FIRST_LATIN && point <= 0xff)) return point;
  const place = character === ' ' ? -1 : IN_1252.indexOf(character);
  return place === -1 ? null : FIRST_1252 + place;
}

/** The same text in characters that the set has: a letter without its accent, a question mark for what it lacks. */
export function writableIn(charset: Charset, text: string): string {
  if (charset === 'utf-8' || PLAIN.test(text)) return text;
  return [...text.normalize('NFC')]
    .map((character) => {
      if (byteOf(character) !== null) return character;
      const bare = [...character.normalize('NFD')][0] ?? '';
      return byteOf(bare) === null ? '?' : bare;
    })
    .join('');
}

/** Of text that the set can write, where each character is one unit. */
export function bytesIn1252(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    bytes[at] = unit < FIRST_1252 ? unit : (byteOf(text.charAt(at)) ?? 0x3f);
  }
  return bytes;
}

/** By our own table: some versions of Node read 0x80 to 0x9F as control characters. */
export function textIn1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    const between = byte >= FIRST_1252 && byte < FIRST_LATIN;
    text += between ? (IN_1252[byte - FIRST_1252] ?? '') : String.fromCharCode(byte);
  }
  return text;
}
