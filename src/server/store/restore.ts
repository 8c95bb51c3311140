import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { tablesInOrder } from './backup.ts';
import { migrate } from './migrate.ts';

export class RestoreRefused extends Error {}

const headerSchema = z.object({ format: z.literal('relache-backup-1'), migrations: z.array(z.string()) });
const markSchema = z.union([z.strictObject({ table: z.string() }), z.strictObject({ end: z.int() })]);
type Mark = z.infer<typeof markSchema>;
const rowsPerInsert = 500;

/**
 * Reads a backup into an empty database, all or nothing. The schema is first brought to the backup's own state
 * and, once the rows are in, to today's: a backup of an older version fits as well.
 */
export async function restoreLines(
  connection: ClientConfig,
  migrations: string,
  input: Readable,
): Promise<number> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const header = readHeader((await lines.next()).value);
  await migrate(connection, migrations, header.migrations);

  const client = new Client(connection);
  await client.connect();
  let restored = 0;
  try {
    await client.query('begin');
    await refuseUnlessFit(client, header.migrations);
    const tables = await tablesInOrder(client);
    // Our triggers keep derived rows, which the backup brings by itself.
    for (const table of tables) await client.query(`alter table "${table}" disable trigger user`);
    let promised: number | null = null;
    for await (const piece of pieces(lines)) {
      if ('end' in piece) {
        promised = piece.end;
        continue;
      }
      if (!tables.includes(piece.table))
        throw new RestoreRefused(`The backup has an unknown table, ${piece.table}.`);
      await client.query(
        `insert into "${piece.table}" select * from json_populate_recordset(null::"${piece.table}", $1)`,
        [`[${piece.rows.join(',')}]`],
      );
      restored += piece.rows.length;
    }
    if (promised !== restored) throw new RestoreRefused('The backup is incomplete: its end is missing.');
    await client.query('set constraints all immediate');
    for (const table of tables) await client.query(`alter table "${table}" enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
  await migrate(connection, migrations);
  return restored;
}

function readHeader(line: string | undefined): z.infer<typeof headerSchema> {
  try {
    return headerSchema.parse(JSON.parse(line ?? ''));
  } catch (error) {
    throw new RestoreRefused('This file is not a backup of Relâche.', { cause: error });
  }
}

async function refuseUnlessFit(client: Client, wanted: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const present = new Set(rows.map((row) => row.name));
  const missing = wanted.filter((name) => !present.has(name));
  if (missing.length > 0) {
    throw new RestoreRefused(
      `The backup comes from a newer Relâche (it knows ${missing.join(', ')}). Update first.`,
    );
  }
  const { rowCount } = await client.query('select 1 from organizations limit 1');
  if (rowCount) {
    throw new RestoreRefused(
      'The database is not empty. Restore into an empty one, or add --replace to empty it.',
    );
  }
  if (present.size > wanted.length) {
    throw new RestoreRefused(
      'The backup is older than this database. Restore it into a new, empty database.',
    );
  }
}

/** Rows of one table in handfuls, then the backup's own count of them all. */
async function* pieces(
  lines: AsyncIterator<string>,
): AsyncGenerator<{ table: string; rows: string[] } | { end: number }> {
  let table = '';
  let rows: string[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const mark = readMark(next.value);
    if (mark === null) rows.push(next.value);
    if (rows.length > 0 && (mark !== null || rows.length >= rowsPerInsert)) {
      yield { table, rows };
      rows = [];
    }
    if (mark && 'end' in mark) yield mark;
    else if (mark) table = mark.table;
  }
  if (rows.length > 0) yield { table, rows };
}

/** A mark is a line whose only key is `table` or `end`; no table of ours has a single column of such a name. */
function readMark(line: string): Mark | null {
  if (!/^\{"(table|end)":/.test(line)) return null;
  const parsed = markSchema.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data : null;
}
