/** A workbook of a company weighs a few megabytes unpacked; more than this is none. */
const LARGEST_UNPACKED_BYTES = 60 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

export type Archive = { read: (name: string) => Promise<string | null> };

type Entry = { method: number; start: number; packed: number };

/** The files of a zip archive, as text. Null when it is none, or one of a kind that no spreadsheet writes. */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): Archive | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = entriesOf(view);
    return {
      read: async (name) => {
        const entry = entries.get(name);
        return entry ? unpacked(bytes, view, entry) : null;
      },
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function entriesOf(view: DataView): Map<string, Entry> {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new RangeError('No directory');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('No entry');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    entries.set(name.replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { method, start, packed }: Entry,
): Promise<string | null> {
  if (view.getUint32(start, true) !== LOCAL_HEADER) return null;
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const content = bytes.subarray(from, from + packed);
  if (method === STORED) return new TextDecoder().decode(content);
  if (method !== DEFLATED) return null;
  return textOf(new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LARGEST_UNPACKED_BYTES) {
      await reader.cancel();
      throw new RangeError('Too large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
