import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { tablesInOrder } from './backup.ts';
import { migrate } from './migrate.ts';

export class RestoreRefused extends Error {}

const headerSchema = z.object({ format: z.literal('relache-backup-1'), migrations: z.array(z.string()) });
const tableSchema = z.strictObject({ table: z.string() });
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
    for await (const batch of batches(lines)) {
      if (!tables.includes(batch.table))
        throw new RestoreRefused(`The backup has an unknown table, ${batch.table}.`);
      await client.query(
        `insert into "${batch.table}" select * from json_populate_recordset(null::"${batch.table}", $1)`,
        [`[${batch.rows.join(',')}]`],
      );
      restored += batch.rows.length;
    }
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

async function* batches(lines: AsyncIterator<string>): AsyncGenerator<{ table: string; rows: string[] }> {
  let table = '';
  let rows: string[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const heading = tableHeading(next.value);
    if (heading === null) rows.push(next.value);
    if (rows.length > 0 && (heading !== null || rows.length >= rowsPerInsert)) {
      yield { table, rows };
      rows = [];
    }
    if (heading !== null) table = heading;
  }
  if (rows.length > 0) yield { table, rows };
}

/** A heading is the one line whose only key is `table`; no table of ours has a single column of that name. */
function tableHeading(line: string): string | null {
  if (!line.startsWith('{"table":')) return null;
  const parsed = tableSchema.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data.table : null;
}
