import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { writeBackupFile } from '#server/operator/backup-file.ts';
import { backupLines } from '#server/store/backup.ts';
import { startEmbedded } from '#server/store/embedded/embedded.ts';
import { migrate, migrationNames } from '#server/store/migrate.ts';
import { fixtureOf, historyOf } from './older-schemas.ts';
import { removeData } from './remove-data.ts';
import { migrationsDirectory } from './shared-server.ts';

/*
 * npx tsx tests/support/write-older-schemas.ts
 *
 * A database lives through every release: after each migration it gets what a company did then
 * (tests/store/fixtures/NAME.sql), and is backed up. Only backups that are missing are written: those that are there
 * come from their own day, the first ten in the format of then. Write the rows of a new migration and run this when it
 * is released.
 */
const directory = await mkdtemp(join(tmpdir(), 'relache-older-'));
await chmod(directory, 0o711);
const server = await startEmbedded({ directory: join(directory, 'data', 'postgres'), log: console.error });
const client = new Client(server.connection);
try {
  await client.connect();
  const names = await migrationNames(migrationsDirectory);
  for (const [index, name] of names.entries()) {
    await migrate(server.connection, migrationsDirectory, names.slice(0, index + 1));
    await client.query(await historyOf(name));
    if (existsSync(fixtureOf(name))) continue;
    await writeBackupFile(backupLines(server.connection), fixtureOf(name));
    console.log(`Wrote ${fixtureOf(name)}`);
  }
} finally {
  await client.end();
  await server.stop();
  await removeData(join(directory, 'data'));
  await rm(directory, { recursive: true, force: true });
}
