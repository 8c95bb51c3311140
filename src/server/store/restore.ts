import type { Client, ClientConfig } from 'pg';
import { answersTo } from './answers.ts';
import { tablesInOrder } from './backup.ts';
import { type ReadBackup, RestoreRefused, readBackup } from './backup-format.ts';
import { putBackCertificates, readCertificates } from './company-erasure.ts';
import { type ErasureLine, mergedLines, readErasureTable, replayErasures } from './erasure-journal.ts';
import { applyMigration, asMigrator, migrationNames, pendingMigrations } from './migrate.ts';
import { restoreFailure } from './restore-failure.ts';

export interface RestoreOptions {
  /** Takes the place of what is there; without it, a database that holds anything is refused. */
  readonly replace: boolean;
  /** V9: what the file beside the database says was erased, besides what its table says. */
  readonly erased: readonly ErasureLine[];
}

export interface RestoreReport {
  readonly rows: number;
  /** How many erasures the backup had forgotten. */
  readonly erasedAgain: number;
}

/** Rows that a server writes about itself from its first minute on: a database with nothing else is empty. */
const ownMeasures = ['schema_migrations', 'service_checks'];

/** How long to wait for what a running server has in hand. */
const lockPatience = '60s';

/**
 * Puts a backup in the place of what the database holds, all or nothing. The file is read twice: to its end before
 * the database is touched, then into one transaction that makes the tables of the backup's own day, fills them and
 * brings them up to date. Until that transaction commits, nobody sees anything but what was there, and whatever
 * breaks it leaves just that.
 */
export async function restoreBackup(
  connection: ClientConfig,
  migrations: string,
  read: () => AsyncIterable<string>,
  { replace, erased }: RestoreOptions,
): Promise<RestoreReport> {
  const backup = await readToItsEnd(read());
  await refuseNewer(backup.migrations, migrations);
  return asMigrator(connection, async (client) => {
    let erasedAgain: number;
    try {
      await client.query(
        `begin; set local lock_timeout = '${lockPatience}'; set local statement_timeout = 0`,
      );
      const before = await claimTables(client);
      if (!replace) await refuseUnlessEmpty(client, before);
      const journal = mergedLines(erased, await readErasureTable(client));
      const certificates = await readCertificates(client);
      await dropEverything(client, before);
      await bringUp(client, migrations, backup.migrations);
      await fill(client, read(), backup);
      await bringUp(client, migrations);
      await refuseStrangers(client, before);
      await putBackCertificates(client, certificates);
      erasedAgain = await replayErasures(client, journal);
      // Jobs belong to what was there: none of them may write to people of another day.
      await client.query('delete from graphile_worker._private_jobs');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw restoreFailure(error);
    }
    try {
      await client.query('commit');
    } catch (error) {
      throw restoreFailure(error, 'committing');
    }
    return { rows: backup.rows, erasedAgain };
  }).catch((error: unknown) => {
    throw restoreFailure(error);
  });
}

async function readToItsEnd(lines: AsyncIterable<string>): Promise<ReadBackup> {
  const pieces = readBackup(lines);
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return value;
  }
}

async function refuseNewer(wanted: readonly string[], directory: string): Promise<void> {
  const known = await migrationNames(directory);
  const missing = wanted.filter((name) => !known.includes(name));
  if (missing.length > 0) {
    throw new RestoreRefused(
      `The backup comes from a newer Relâche (it knows ${missing.join(', ')}). Update first.`,
    );
  }
}

async function allTables(client: Client): Promise<string[]> {
  const rows = await answersTo<{ name: string }>(
    client,
    { name: 'text' },
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  return rows.map(({ name }) => name);
}

const quoted = (names: readonly string[]): string => names.map((name) => `public."${name}"`).join(', ');

/** Waits for what is being written, and lets nobody write from here on. */
async function claimTables(client: Client): Promise<string[]> {
  const tables = await allTables(client);
  if (tables.length > 0) await client.query(`lock table ${quoted(tables)} in access exclusive mode`);
  return tables;
}

async function refuseUnlessEmpty(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables.filter((name) => !ownMeasures.includes(name))) {
    const { rowCount } = await client.query(`select 1 from public."${table}" limit 1`);
    if (rowCount) {
      throw new RestoreRefused(
        'The database is not empty. Restore into an empty one, or add --replace to put the backup in its place.',
      );
    }
  }
}

/** Without « cascade » for tables: what somebody else hung on them is not ours to drop. */
async function dropEverything(client: Client, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await client.query(`drop table ${quoted(tables)}`);
  await client.query('drop schema if exists gate cascade');
}

async function bringUp(client: Client, directory: string, only?: readonly string[]): Promise<void> {
  for (const migration of await pendingMigrations(client, directory, only))
    await applyMigration(client, migration);
}

async function fill(client: Client, lines: AsyncIterable<string>, checked: ReadBackup): Promise<void> {
  const tables = await tablesInOrder(client);
  // Our triggers keep derived rows, which the backup brings by itself.
  for (const table of tables) await client.query(`alter table "${table}" disable trigger user`);
  const pieces = readBackup(lines);
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) {
      if (value.sha256 !== checked.sha256)
        throw new RestoreRefused('The file was changed while it was read.');
      break;
    }
    const { table, rows } = value;
    if (!tables.includes(table)) throw new RestoreRefused(`The backup has an unknown table, ${table}.`);
    await client.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [
      `[${rows.join(',')}]`,
    ]);
  }
  // Checked here, and at once from here on: a table with checks to come cannot be altered.
  await client.query('set constraints all immediate');
  for (const table of tables) await client.query(`alter table "${table}" enable trigger user`);
}

/** A table that was there and that no migration makes is somebody else's, and would be gone. */
async function refuseStrangers(client: Client, before: readonly string[]): Promise<void> {
  const ours = await allTables(client);
  const strangers = before.filter((name) => !ours.includes(name));
  if (strangers.length > 0) {
    throw new RestoreRefused(
      `The schema public holds tables that this Relâche does not know (${strangers.join(', ')}). Move them to another schema, or restore into a new database.`,
    );
  }
}
