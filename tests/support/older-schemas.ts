import { readFile } from 'node:fs/promises';
import { Client, type ClientConfig } from 'pg';
import { readBackupFile } from '#server/operator/backup-file.ts';
import { tablesInOrder } from '#server/store/backup.ts';
import { readBackup } from '#server/store/backup-format.ts';
import { migrate, migrationNames } from '#server/store/migrate.ts';
import { fixtureOf, fixturesDirectory } from './releases.ts';
import { migrationsDirectory } from './shared-server.ts';

/** What a company did once its database had come to this release: what is telling about the tables that it brought. */
export const historyOf = (migration: string): Promise<string> =>
  readFile(`${fixturesDirectory}/${migration}`, 'utf8');

export async function migrationsUntil(migration: string): Promise<string[]> {
  const names = await migrationNames(migrationsDirectory);
  return names.slice(0, names.indexOf(migration) + 1);
}

/** Brings an empty database to the state and content of that day, without the code that restores. */
export async function fillAsOf(connection: ClientConfig, migration: string): Promise<void> {
  await migrate(connection, migrationsDirectory, await migrationsUntil(migration));
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
