import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { checkAnswers } from '#server/store/answers.ts';
import { startEmbedded } from '#server/store/embedded/embedded.ts';
import { openLogins } from '#server/store/logins.ts';
import { migrate } from '#server/store/migrate.ts';
import { makeQuickFolder } from '#tests/support/quick-place.ts';
import { removeData } from '#tests/support/remove-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the one PostgreSQL server of this test run. */
    server: ClientConfig;
  }
}

export const migrationsDirectory = 'src/server/store/migrations';
export const templateDatabase = 'relache_template';

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  checkAnswers();
  const directory = await makeQuickFolder();
  // Started by root, the server runs as somebody else, who has to pass.
  await chmod(directory, 0o711);
  const server = await startEmbedded({ directory: join(directory, 'data', 'postgres'), log: console.error });
  const owner = new Client(server.connection);
  await owner.connect();
  // Tests need no durability, and two cores are glad of it.
  await owner.query('alter system set fsync = off');
  await owner.query('alter system set synchronous_commit = off');
  await owner.query('select pg_reload_conf()');
  await owner.query(`create database ${templateDatabase}`);
  await owner.end();
  const template = { ...server.connection, database: templateDatabase };
  await migrate(template, migrationsDirectory);
  // Copies of the template find its logins.
  await openLogins(template, null);
  // A machine with a lot to do is slow to connect; that is not what the tests are about.
  project.provide('server', { ...server.connection, connectionTimeoutMillis: 60_000 });
  return async () => {
    await server.stop();
    await removeData(join(directory, 'data'));
    await rm(directory, { recursive: true, force: true });
  };
}
