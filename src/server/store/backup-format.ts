import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is text, a line for each thing: the header, then for each table its name and its rows, then the end. Rows
 * stay the text that PostgreSQL made of them, so that no value passes through a JavaScript number.
 */
export interface BackupHeader {
  readonly format: 'relache-backup-2';
  readonly migrations: readonly string[];
}

/** Without it, a file that was cut short between two rows would look whole. The digest is of all lines above. */
export interface BackupEnd {
  readonly end: number;
  readonly tables: Readonly<Record<string, number>>;
  readonly sha256: string;
}

export class RestoreRefused extends Error {}

/** What a whole backup says of itself. */
export interface ReadBackup {
  readonly migrations: readonly string[];
  readonly rows: number;
  readonly sha256: string;
}

export interface BackupPiece {
  readonly table: string;
  readonly rows: readonly string[];
}

const headerSchema = z.object({
  // The first format had neither counts nor a digest at its end.
  format: z.enum(['relache-backup-1', 'relache-backup-2']),
  migrations: z.array(z.string()).min(1),
});
const tableSchema = z.strictObject({ table: z.string() });
const plainEndSchema = z.strictObject({ end: z.int() });
const provenEndSchema = z.strictObject({
  end: z.int(),
  tables: z.record(z.string(), z.int()),
  sha256: z.string(),
});

const rowsPerPiece = 500;
const damaged = 'The file is cut short or damaged.';

/**
 * Reads a backup to its end: the rows of each table in handfuls, then what the whole is. Whoever has come to the end
 * has a backup of which nothing is missing; anything else is refused on the way.
 */
export async function* readBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupPiece, ReadBackup> {
  const hash = createHash('sha256');
  const counts = new Map<string, number>();
  let header: z.infer<typeof headerSchema> | null = null;
  let table: string | null = null;
  let rows: string[] = [];
  let total = 0;
  let whole: ReadBackup | null = null;
  for await (const line of lines) {
    if (whole) throw new RestoreRefused(`${damaged} Something follows its end.`);
    if (!header) {
      header = readHeader(line);
      hash.update(`${line}\n`);
      continue;
    }
    const value = readLine(line);
    const next = 'table' in value ? tableSchema.safeParse(value).data?.table : undefined;
    const isEnd = 'end' in value && ('sha256' in value || plainEndSchema.safeParse(value).success);
    if (table !== null && rows.length > 0 && (next !== undefined || isEnd || rows.length >= rowsPerPiece)) {
      yield { table, rows };
      rows = [];
    }
    if (isEnd) {
      const sha256 = hash.copy().digest('hex');
      refuseUnlessWhole(header.format, value, { total, counts, sha256 });
      whole = { migrations: header.migrations, rows: total, sha256 };
      continue;
    }
    hash.update(`${line}\n`);
    if (next !== undefined) {
      if (counts.has(next)) throw new RestoreRefused(`${damaged} The table ${next} comes twice.`);
      table = next;
      counts.set(next, 0);
      continue;
    }
    if (table === null) throw new RestoreRefused(damaged);
    counts.set(table, (counts.get(table) ?? 0) + 1);
    total += 1;
    rows.push(line);
  }
  if (!header) throw new RestoreRefused('This file is not a backup of Relâche.');
  if (!whole) throw new RestoreRefused(`${damaged} Its end is missing.`);
  return whole;
}

function readHeader(line: string): z.infer<typeof headerSchema> {
  try {
    return headerSchema.parse(JSON.parse(line));
  } catch (error) {
    if (/^\{"format":"relache-backup-\d+"/.test(line) && !/"relache-backup-[12]"/.test(line))
      throw new RestoreRefused('The backup comes from a newer Relâche. Update first.', { cause: error });
    throw new RestoreRefused('This file is not a backup of Relâche.', { cause: error });
  }
}

function readLine(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new RestoreRefused(damaged, { cause: error });
  }
  throw new RestoreRefused(damaged);
}

interface Counted {
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly sha256: string;
}

function refuseUnlessWhole(format: string, end: object, { total, counts, sha256 }: Counted): void {
  const told = (format === 'relache-backup-1' ? plainEndSchema : provenEndSchema).safeParse(end).data;
  if (!told) throw new RestoreRefused(`${damaged} Its end is missing.`);
  if (told.end !== total)
    throw new RestoreRefused(`${damaged} It promises ${told.end} rows and has ${total}.`);
  const proof = provenEndSchema.safeParse(end).data;
  if (!proof) return;
  const names = new Set([...Object.keys(proof.tables), ...counts.keys()]);
  const wrong = [...names].filter((name) => proof.tables[name] !== counts.get(name));
  if (wrong.length > 0) throw new RestoreRefused(`${damaged} Rows are missing of ${wrong.join(', ')}.`);
  if (proof.sha256 !== sha256) throw new RestoreRefused(`${damaged} Its content is not what was written.`);
}
