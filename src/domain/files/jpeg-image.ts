import { joined, standsAt, uint16, uint32 } from './byte-search.ts';
import { type CleanImage, fits, MOST_PARTS } from './png-image.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = 0xe1;
const COMMENT = 0xfe;

const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** The frames of a picture, but for tables that have numbers between theirs. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Within the pixels: a byte that was stuffed, or a place to start anew. */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Without places, times, names and thumbnails, which cameras write beside the pixels; what stands after the end goes
 * as well. Which way up it was held is kept, or it would lie on its side. Null for what is no whole picture.
 */
export function cleanJpeg(bytes: Uint8Array): CleanImage | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: Pick<CleanImage, 'width' | 'height'> | null = null;
  let hasPixels = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      if (!size || !hasPixels || !fits(size)) return null;
      return { bytes: joined([...kept, bytes.subarray(at, at + 2)]), ...size };
    }
    const length = uint16(bytes, at + 2);
    const end = marker === SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length || kept.length > MOST_PARTS) return null;
    if (isFrame(marker)) size ??= { height: uint16(bytes, at + 5), width: uint16(bytes, at + 7) };
    hasPixels ||= marker === SCAN;
    kept.push(keptOf(bytes, marker, at, end));
    at = end;
  }
  return null;
}

/** Pixels go on until a marker that is none of theirs. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0xff && !isWithinScan(next)) return at;
  }
  return bytes.length + 1;
}

const nothing = new Uint8Array(0);

function keptOf(bytes: Uint8Array, marker: number, at: number, end: number): Uint8Array {
  if (marker === EXIF) return orientationAlone(bytes.subarray(at + 4, end));
  if (marker === COMMENT) return nothing;
  if (!isApplication(marker)) return bytes.subarray(at, end);
  // How its colours are meant, and nothing else that programs may have written.
  const isColour = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'].some((name) => standsAt(bytes, name, at + 4));
  return isColour ? bytes.subarray(at, end) : nothing;
}

const ORIENTATION = 0x0112;

/** All that a camera noted, cut down to which way up it was held. */
function orientationAlone(noted: Uint8Array): Uint8Array {
  const turn = orientationOf(noted);
  if (turn === null || turn < 2 || turn > 8) return nothing;
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [
    0x4d,
    0x4d,
    0,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    turn,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const length = 2 + exif.length + tiff.length;
  return Uint8Array.from([0xff, EXIF, length >> 8, length & 0xff, ...exif, ...tiff]);
}

function orientationOf(noted: Uint8Array): number | null {
  if (!standsAt(noted, 'Exif\0\0', 0)) return null;
  const tiff = noted.subarray(6);
  const little = standsAt(tiff, 'II*\0', 0);
  if (!little && !standsAt(tiff, 'MM\0*', 0)) return null;
  const turned = (at: number, count: number): Uint8Array =>
    little ? tiff.slice(at, at + count).reverse() : tiff.subarray(at, at + count);
  const first = uint32(turned(4, 4), 0);
  const entries = uint16(turned(first, 2), 0);
  for (let place = 0; place < entries; place += 1) {
    const at = first + 2 + place * 12;
    if (at + 12 > tiff.length) return null;
    if (uint16(turned(at, 2), 0) === ORIENTATION) return uint16(turned(at + 8, 2), 0);
  }
  return null;
}
