/** Where some letters begin, from a place on; -1 when they do not come. */
export function indexOfText(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, text, at)) return at;
  }
  return -1;
}

export function standsAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let place = 0; place < text.length; place += 1) {
    if (bytes[at + place] !== text.charCodeAt(place)) return false;
  }
  return true;
}

/** A byte for a letter. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

export function uint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

export function uint32(bytes: Uint8Array, at: number): number {
  return uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const markup = ['<script', '<html', '<!doctype', '<svg', '<?php', '<?xml', '<iframe'];
const longestMarkup = 10;

/** Most of a large file is told apart by one byte. */
const afterBracket = new Set(
  markup.flatMap((word) => [word.charCodeAt(1), word.toUpperCase().charCodeAt(1)]),
);

/** So often nothing looks like markup by chance; whatever does is not looked through to its end. */
const mostLikely = 10_000;

/** Whether a page or a program is written somewhere in it, for those who would read it as one. */
export function holdsMarkup(bytes: Uint8Array): boolean {
  let likely = 0;
  for (let at = bytes.indexOf(0x3c); at !== -1; at = bytes.indexOf(0x3c, at + 1)) {
    if (!afterBracket.has(bytes[at + 1] ?? 0)) continue;
    likely += 1;
    if (likely > mostLikely) return true;
    const word = textOf(bytes, at, at + longestMarkup).toLowerCase();
    if (markup.some((one) => word.startsWith(one))) return true;
  }
  return false;
}

/** The end of an archive, which may stand at most so far from the end of the whole. */
const archiveEnd = 'PK\x05\x06';
const farthestArchiveEnd = 22 + 0xffff;

/** Whether those who look for an archive from the end on would find one. */
export function endsAsArchive(bytes: Uint8Array): boolean {
  return indexOfText(bytes, archiveEnd, Math.max(0, bytes.length - farthestArchiveEnd)) !== -1;
}
