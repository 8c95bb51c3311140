import { type Zippable, zipSync } from 'fflate';
import { FILE_ENDINGS, type FileKind } from '#domain/files/file-limits.ts';
import { plainName } from '#domain/text/plain-name.ts';

export interface ArchivedFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

/** Packed already: packing once more costs time and gains nothing. */
const asItIs = { level: 0 } as const;

/** One archive: what programs read, what people read, and the files beside. The moment is told, so that it can be the same twice. */
export function archiveOf(
  {
    data,
    page,
    documents,
    photo,
  }: {
    readonly data: unknown;
    readonly page: string;
    readonly documents: readonly ArchivedFile[];
    readonly photo: Omit<ArchivedFile, 'name'> | null;
  },
  madeAt: Date,
): Uint8Array {
  const text = new TextEncoder();
  const files: Zippable = {
    'index.html': text.encode(page),
    'data.json': text.encode(`${JSON.stringify(data, null, 2)}\n`),
  };
  for (const [index, { name, kind, bytes }] of documents.entries()) {
    files[`documents/${index + 1}-${fileName(name, kind)}`] = [bytes, asItIs];
  }
  if (photo) files[`photo.${FILE_ENDINGS[photo.kind]}`] = [photo.bytes, asItIs];
  return zipSync(files, { mtime: madeAt });
}

/** Letters that every system takes, and the ending of what it is. */
function fileName(name: string, kind: FileKind): string {
  const stem = plainName(name.replace(/\.[^.]*$/, ''), 80);
  return `${stem || 'document'}.${FILE_ENDINGS[kind]}`;
}
