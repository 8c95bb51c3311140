import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { startEmbedded } from '#server/store/embedded/embedded.ts';
import { migrate } from '#server/store/migrate.ts';
import { wire } from '#server/wire.ts';
import type { AppUnderTest } from './companies.ts';

/** The day on which cases are asked: late enough for their stories, early enough for what they foresee. */
export const ASKED_ON = '2026-09-01T08:00:00Z';

/** An application of its own with a PostgreSQL of its own, listening, for as long as the work takes. */
export async function withOwnApp<T>(work: (app: AppUnderTest) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'relache-conformance-'));
  // Started by root, the database runs as somebody else, who has to pass.
  chmodSync(directory, 0o711);
  const database = await startEmbedded({ directory: join(directory, 'postgres'), log: console.error });
  try {
    await sparePowerCuts(database.connection);
    await migrate(database.connection, 'src/server/store/migrations');
    const settings = { PORT: '0', DATA_DIR: directory, DEV_KEY: 'key-of-conformance', RATE_LIMITS: 'off' };
    const { app, services, close } = await wire({
      config: readConfig({ ...settings, LOG_LEVEL: 'error', WORKER: 'off' }, directory),
      connection: database.connection,
      log: pino({ level: 'error' }),
      siteDirectory: join(directory, 'no-site'),
      now: () => new Date(ASKED_ON),
    });
    try {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      return await work({ services, callAnything: callerOf(`http://127.0.0.1:${port}/api`) });
    } finally {
      await close();
    }
  } finally {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** What is thrown away at the end need not outlive one. */
async function sparePowerCuts(connection: ConstructorParameters<typeof Client>[0]): Promise<void> {
  const owner = new Client(connection);
  await owner.connect();
  await owner.query('alter system set fsync = off');
  await owner.query('alter system set synchronous_commit = off');
  await owner.query('select pg_reload_conf()');
  await owner.end();
}

function callerOf(url: string): AppUnderTest['callAnything'] {
  return async (method, path, { token, body }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'fr',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
}
