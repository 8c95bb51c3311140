import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Client, type ClientConfig } from 'pg';
import { readBackupFile } from '#server/operator/backup-file.ts';
import { tablesInOrder } from '#server/store/backup.ts';
import { readBackup } from '#server/store/backup-format.ts';
import { migrate, migrationNames } from '#server/store/migrate.ts';
import { migrationsDirectory } from './shared-server.ts';

const fixturesDirectory = 'tests/store/fixtures';

/** A backup of the day on which this migration was the last one. Kept as it was written then. */
export const fixtureOf = (migration: string): string =>
  `${fixturesDirectory}/${migration.replace('.sql', '.jsonl.gz')}`;

/** The migrations of which there is a backup, by the name of the last one. */
export function olderSchemas(): string[] {
  return readdirSync(fixturesDirectory)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .map((name) => name.replace('.jsonl.gz', '.sql'))
    .sort();
}

/** What a company did once its database had come to this migration: at least a row in every table that it made. */
export const historyOf = (migration: string): Promise<string> =>
  readFile(`${fixturesDirectory}/${migration}`, 'utf8');

/** Brings an empty database to the state and content of that day, without the code that restores. */
export async function fillAsOf(connection: ClientConfig, migration: string): Promise<void> {
  const names = await migrationNames(migrationsDirectory);
  await migrate(connection, migrationsDirectory, names.slice(0, names.indexOf(migration) + 1));
  const client = new Client(connection);
  await client.connect();
  try {
    for (const table of await tablesInOrder(client))
      await client.query(`alter table "${table}" disable trigger user`);
    for await (const { table, rows } of readBackup(readBackupFile(fixtureOf(migration))))
      await client.query(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
        [`[${rows.join(',')}]`],
      );
    for (const table of await tablesInOrder(client))
      await client.query(`alter table "${table}" enable trigger user`);
  } finally {
    await client.end();
  }
}
