import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { writeBackupFile } from '#server/operator/backup-file.ts';
import { backupLines } from '#server/store/backup.ts';
import { startEmbedded } from '#server/store/embedded/embedded.ts';
import { migrate } from '#server/store/migrate.ts';
import { fillEmptyTables } from './fill-tables.ts';
import { historyOf, migrationsUntil } from './older-schemas.ts';
import { fixtureOf, releases } from './releases.ts';
import { removeData } from './remove-data.ts';
import { migrationsDirectory } from './shared-server.ts';

/*
 * npx tsx tests/support/write-older-schemas.ts
 *
 * A database lives through every release of tests/store/fixtures/releases.json: brought up to it, it gets what a company
 * did then (tests/store/fixtures/NAME.sql) and a row in each table that is still empty, and is backed up. Only backups
 * that are missing are written: those that are there come from their own day, the first ten in the format of then.
 *
 * When a migration is released: move its name, or that of the last that comes with it, from « unreleased » to
 * « releases », write NAME.sql with what is telling about its tables, and run this.
 */
const menuiserie = '5ca1ab1e-0000-4000-8000-000000000001';
const directory = await mkdtemp(join(tmpdir(), 'relache-older-'));
await chmod(directory, 0o711);
const server = await startEmbedded({ directory: join(directory, 'data', 'postgres'), log: console.error });
const client = new Client(server.connection);
try {
  await client.connect();
  for (const release of releases) {
    await migrate(server.connection, migrationsDirectory, await migrationsUntil(release));
    await client.query(await historyOf(release));
    // Nothing could be imported before the migration after it.
    const filled = release.startsWith('0004') ? [] : await fillEmptyTables(client, menuiserie);
    if (existsSync(fixtureOf(release))) continue;
    await writeBackupFile(backupLines(server.connection), fixtureOf(release));
    console.log(`Wrote ${fixtureOf(release)}; made up: ${filled.join(', ') || 'nothing'}`);
  }
} finally {
  await client.end();
  await server.stop();
  await removeData(join(directory, 'data'));
  await rm(directory, { recursive: true, force: true });
}
