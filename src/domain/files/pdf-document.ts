import { endsAsArchive, holdsMarkup, indexOfText, standsAt, textOf } from './byte-search.ts';

/** Unpacks what a document packed; null for what cannot be unpacked within so many bytes. */
export type Inflate = (packed: Uint8Array, most: number) => Promise<Uint8Array | null>;

export type PdfVerdict = 'fit' | 'unreadable' | 'active' | 'locked';

export const PDF_START = '%PDF-';

/**
 * What acts, or carries something that can: a script has to be named by one of these wherever it hangs, so that
 * nothing else has to be understood of the document.
 */
const active: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
]);

/** Objects are packed where one of these is said of a stream; readers do not all ask for the first. */
const packing: readonly string[] = ['ObjStm', 'First'];
const LOCKED = 'Encrypt';
const longestName = 40;

/** Of all packed objects together. */
const mostUnpacked = 16 * 1024 * 1024;

/** Names are read as programs read them: `/J#61vaScript` is one of them. */
export async function judgePdf(bytes: Uint8Array, inflate: Inflate): Promise<PdfVerdict> {
  if (!isWhole(bytes) || holdsMarkup(bytes, 1024) || endsAsArchive(bytes)) return 'unreadable';
  const { names, packedAt } = namesIn(bytes);
  if (names.has(LOCKED)) return 'locked';
  if (isActive(names)) return 'active';
  let left = mostUnpacked;
  for (const at of packedAt) {
    const stream = streamAfter(bytes, at);
    if (stream === null) continue;
    const packed = packedObjects(bytes, at, stream);
    const objects = packed && (await inflate(packed, left));
    if (!objects) return 'unreadable';
    left -= objects.length;
    if (isActive(namesIn(objects).names)) return 'active';
  }
  return 'fit';
}

/** From its first byte to its last, but for the ends of lines. */
function isWhole(bytes: Uint8Array): boolean {
  if (!standsAt(bytes, PDF_START, 0)) return false;
  const tail = textOf(bytes, Math.max(0, bytes.length - 1024), bytes.length);
  return /%%EOF\s*$/.test(tail);
}

function isActive(names: ReadonlySet<string>): boolean {
  return [...names].some((name) => active.has(name));
}

interface FoundNames {
  readonly names: ReadonlySet<string>;
  /** Where objects may be packed. */
  readonly packedAt: readonly number[];
}

const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;

function namesIn(bytes: Uint8Array): FoundNames {
  const names = new Set<string>();
  const packedAt: number[] = [];
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    const written = textOf(bytes, at + 1, at + 1 + longestName * 3);
    const end = written.search(delimiter);
    const name = (end === -1 ? written : written.slice(0, end)).replaceAll(
      /#([0-9a-f]{2})/gi,
      (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (name.length === 0 || name.length > longestName) continue;
    if (packing.includes(name)) packedAt.push(at);
    if (name === LOCKED || active.has(name)) names.add(name);
  }
  return { names, packedAt };
}

/** Where the stream of an object begins; null for an object that has none. */
function streamAfter(bytes: Uint8Array, at: number): number | null {
  const stream = indexOfText(bytes, 'stream', at);
  const end = indexOfText(bytes, 'endobj', at);
  return stream === -1 || (end !== -1 && end < stream) ? null : stream;
}

/** Null for what is packed in a way that is not looked into. */
function packedObjects(bytes: Uint8Array, at: number, stream: number): Uint8Array | null {
  const head = textOf(bytes, Math.max(0, at - 512), Math.min(stream, at + 512));
  const dictionary = head.slice(head.lastIndexOf(' obj') + 1);
  if (
    !/\/Filter\s*\[?\s*\/FlateDecode\s*(\]|\/|>)/.test(dictionary) ||
    /\/(DecodeParms|DP)\b/.test(dictionary)
  )
    return null;
  const begin = stream + 'stream'.length + (bytes[stream + 'stream'.length] === 0x0d ? 2 : 1);
  const end = indexOfText(bytes, 'endstream', begin);
  return end === -1 ? null : bytes.subarray(begin, end);
}
