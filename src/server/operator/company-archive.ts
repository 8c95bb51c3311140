import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import {
  type CompanyDescription,
  companyCopyFormat,
  companyDescriptionSchema,
  descriptionName,
} from '#server/company-copies/description.ts';
import { dataFolder, filePathOf, type ParsedRow } from '#server/company-copies/file-path.ts';
import { RestoreRefused } from '#server/store/backup-format.ts';
import type { ImportableCopy } from '#server/store/import-company.ts';

const rowsPerPiece = 500;
const notOurs = 'This file is not a copy of a company made by Relâche.';
const damaged = 'The file is cut short or damaged.';

/** A company's copy as it lies on the disk. Each entry is held against the sum that the description gives of it. */
export async function openCompanyArchive(file: string): Promise<ImportableCopy> {
  const bytes = await readFile(file);
  const description = readDescription(bytes);
  const entry = (name: string): Buffer | null => {
    const found = unpacked(bytes, name);
    const told = description.sha256[name];
    if (!found && told === undefined) return null;
    if (!found || createHash('sha256').update(found).digest('hex') !== told)
      throw new RestoreRefused(`${damaged} ${name} is not what was written.`);
    return found;
  };
  return {
    ...description,
    rowsOf: (table) => linesOf(entry(`${dataFolder}/${table}.jsonl`)),
    fileOf: (table, key, row) => entry(filePathOf(table, key, JSON.parse(row) as ParsedRow)),
  };
}

function unpacked(bytes: Buffer, name: string): Buffer | null {
  try {
    const found = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
    return found ? Buffer.from(found.buffer, found.byteOffset, found.byteLength) : null;
  } catch (error) {
    throw new RestoreRefused(name === descriptionName ? notOurs : damaged, { cause: error });
  }
}

function readDescription(bytes: Buffer): CompanyDescription {
  const text = unpacked(bytes, descriptionName)?.toString('utf8');
  if (text === undefined) throw new RestoreRefused(notOurs);
  try {
    return companyDescriptionSchema.parse(JSON.parse(text));
  } catch (error) {
    const format = /"format":\s*"relache-company-copy-\d+"/.exec(text)?.[0];
    if (format && !format.includes(`"${companyCopyFormat}"`))
      throw new RestoreRefused('The copy comes from a newer Relâche. Update first.', { cause: error });
    throw new RestoreRefused(notOurs, { cause: error });
  }
}

function* linesOf(entry: Buffer | null): Generator<readonly string[]> {
  if (!entry) throw new RestoreRefused(damaged);
  let rows: string[] = [];
  for (let from = 0; from < entry.length; ) {
    const end = entry.indexOf(0x0a, from);
    if (end < 0) throw new RestoreRefused(damaged);
    rows.push(entry.toString('utf8', from, end));
    from = end + 1;
    if (rows.length === rowsPerPiece) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}
