import { joined, standsAt, textOf, uint32 } from './byte-search.ts';

/** A picture without what a camera or a program noted beside it. */
export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const PNG_START = '\x89PNG\r\n\x1a\n';

/** What the picture is drawn from; texts, places and times are none of it. */
const drawn = [
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'pHYs',
  'sBIT',
  'bKGD',
];

/** No camera makes larger ones, and drawing one takes all the memory there is. */
export const WIDEST_IMAGE = 20_000;

/** Far more than any program writes; a file made of nothing else would keep others waiting. */
export const MOST_PARTS = 20_000;

/** Null for what is no whole picture, or goes on after its end. */
export function cleanPng(bytes: Uint8Array): CleanImage | null {
  if (!standsAt(bytes, PNG_START, 0)) return null;
  const kept = [bytes.subarray(0, PNG_START.length)];
  let hasPixels = false;
  let size: Pick<CleanImage, 'width' | 'height'> | null = null;
  for (let at = PNG_START.length; at + 12 <= bytes.length; ) {
    const length = uint32(bytes, at);
    const end = at + 12 + length;
    const name = textOf(bytes, at + 4, at + 8);
    if (end > bytes.length || kept.length > MOST_PARTS || !/^[A-Za-z]{4}$/.test(name)) return null;
    if ((name === 'IHDR') !== (size === null)) return null;
    if (name === 'IHDR') size = { width: uint32(bytes, at + 8), height: uint32(bytes, at + 12) };
    hasPixels ||= name === 'IDAT';
    kept.push(drawn.includes(name) ? bytes.subarray(at, end) : new Uint8Array(0));
    if (name === 'IEND') {
      const isWhole = end === bytes.length && hasPixels && size !== null && fits(size);
      return isWhole && size ? { bytes: joined(kept), ...size } : null;
    }
    at = end;
  }
  return null;
}

export function fits({ width, height }: Pick<CleanImage, 'width' | 'height'>): boolean {
  return width > 0 && height > 0 && width <= WIDEST_IMAGE && height <= WIDEST_IMAGE;
}
