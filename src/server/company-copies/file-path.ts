import { FILE_ENDINGS, type FileKind } from '#domain/files/file-limits.ts';

export const filesFolder = 'fichiers';
export const dataFolder = 'donnees';

/** A row as it is copied, read. */
export type ParsedRow = Readonly<Record<string, unknown>>;

/** Where the file of a row lies in the archive: by its id, with the ending of what it is. */
export function filePathOf(table: string, key: string, row: ParsedRow): string {
  return `${filesFolder}/${table}/${String(row[key])}.${endingOf(row)}`;
}

function endingOf({ kind, name }: ParsedRow): string {
  if (typeof kind === 'string' && kind in FILE_ENDINGS) return FILE_ENDINGS[kind as FileKind];
  const ending = typeof name === 'string' ? /\.([a-z0-9]{1,8})$/i.exec(name)?.[1] : undefined;
  return ending?.toLowerCase() ?? 'bin';
}
