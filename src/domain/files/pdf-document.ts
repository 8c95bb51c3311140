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
const mostUnpacked = 8 * 1024 * 1024;

/** Names that hide their letters, and places where objects may be packed: nobody writes so many. */
const mostHidden = 2_000;
const mostPacked = 20_000;

/** Names are read as programs read them: `/J#61vaScript` is one of them. */
export async function judgePdf(bytes: Uint8Array, inflate: Inflate): Promise<PdfVerdict> {
  if (!isWhole(bytes) || holdsMarkup(bytes.subarray(0, 1024)) || endsAsArchive(bytes)) return 'unreadable';
  const found = namesIn(bytes);
  if (found === null) return 'unreadable';
  if (found.names.has(LOCKED)) return 'locked';
  if (isActive(found.names)) return 'active';
  let left = mostUnpacked;
  for (const { at, stream } of streamsAfter(bytes, found.packedAt)) {
    const packed = packedObjects(bytes, at, stream);
    const objects = packed && (await inflate(packed, left));
    const inside = objects && namesIn(objects);
    if (!inside) return 'unreadable';
    left -= objects.length;
    if (isActive(inside.names)) return 'active';
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

const isDelimiter = new Uint8Array(256);
for (const letter of '\0\t\n\f\r ()<>[]{}/%') isDelimiter[letter.charCodeAt(0)] = 1;

const HASH = 0x23;

/** By the byte that they begin with: most of a large file is told apart by it. */
const sought = new Map<number, string[]>();
for (const name of [...active, ...packing, LOCKED]) {
  const first = name.charCodeAt(0);
  sought.set(first, [...(sought.get(first) ?? []), name]);
}

/** Null for what hides more than anybody writes. */
function namesIn(bytes: Uint8Array): FoundNames | null {
  const names = new Set<string>();
  const packedAt: number[] = [];
  let hidden = 0;
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    const first = bytes[at + 1] ?? 0;
    if (first !== HASH && !sought.has(first)) continue;
    const { end, hides } = endOfName(bytes, at + 1);
    hidden += hides ? 1 : 0;
    if (hidden > mostHidden || packedAt.length > mostPacked) return null;
    const name = hides ? unhidden(textOf(bytes, at + 1, end)) : soughtAt(bytes, at + 1, end);
    if (name === null) continue;
    if (packing.includes(name)) packedAt.push(at);
    names.add(name);
  }
  return { names, packedAt };
}

function endOfName(bytes: Uint8Array, from: number): { readonly end: number; readonly hides: boolean } {
  const most = Math.min(bytes.length, from + longestName * 3);
  let hides = false;
  let end = from;
  for (; end < most && isDelimiter[bytes[end] ?? 0] === 0; end += 1) hides ||= bytes[end] === HASH;
  return { end, hides };
}

function soughtAt(bytes: Uint8Array, from: number, end: number): string | null {
  const candidates = sought.get(bytes[from] ?? 0) ?? [];
  return candidates.find((name) => name.length === end - from && standsAt(bytes, name, from)) ?? null;
}

function unhidden(written: string): string {
  return written.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The streams of objects in which something may be packed, each once; an object may have none. */
function streamsAfter(
  bytes: Uint8Array,
  places: readonly number[],
): { readonly at: number; readonly stream: number }[] {
  const found: { at: number; stream: number }[] = [];
  let stream = -1;
  let end = -1;
  const next = (text: string, known: number, at: number): number => {
    if (known >= at) return known;
    const place = indexOfText(bytes, text, at);
    return place === -1 ? bytes.length : place;
  };
  for (const at of places) {
    const before = stream;
    stream = next('stream', stream, at);
    end = next('endobj', end, at);
    if (stream < end && stream !== before) found.push({ at, stream });
  }
  return found;
}

/** Null for what is packed in a way that is not looked into. */
function packedObjects(bytes: Uint8Array, at: number, stream: number): Uint8Array | null {
  const head = textOf(bytes, Math.max(0, at - 512), Math.min(stream, at + 512));
  const dictionary = head.slice(head.lastIndexOf(' obj') + 1);
  const isPlain = /\/Filter\s*\[?\s*\/FlateDecode\s*(\]|\/|>)/.test(dictionary);
  if (!isPlain || /\/(DecodeParms|DP)\b/.test(dictionary)) return null;
  const begin = stream + 'stream'.length + (bytes[stream + 'stream'.length] === 0x0d ? 2 : 1);
  const end = indexOfText(bytes, 'endstream', begin);
  return end === -1 ? null : bytes.subarray(begin, end);
}
