import type { ClientConfig } from 'pg';
import pino from 'pino';
import { createDemoCompany } from '#seed/demo-company.ts';
import { openSession } from '#server/actions/auth/open-session.ts';
import { listEveryone } from '#server/actions/dev/list-everyone.ts';
import { readConfig } from '#server/config.ts';
import { wire } from '#server/wire.ts';
import { compare, load } from './load.ts';
import { inFolder, listen, startDatabase } from './processes.ts';
import { printCompared } from './table.ts';

const secondsPerRound = 3;

/** The call that every page makes: who am I? */
export async function benchMe(): Promise<void> {
  await inFolder(async (directory) => {
    const database = await startDatabase(directory);
    const { organizationId, token } = await seedSession(database.connection, directory);
    const env = {
      BENCH_CONNECTION: JSON.stringify(database.connection),
      BENCH_ORGANIZATION: organizationId,
    };
    const [ours, bare] = await Promise.all([
      listen('bench/app-server.ts', env),
      listen('bench/bare-server.ts', env),
    ]);
    const headers = { authorization: `Bearer ${token}` };
    const measure = (port: number, path: string) => () =>
      load([{ url: `http://127.0.0.1:${port}${path}`, headers }], secondsPerRound);
    const result = await compare(measure(ours.port, '/api/auth/me'), measure(bare.port, '/'));
    printCompared([{ what: '`GET /api/auth/me`, requests logged', result, goal: '0.5' }]);
    for (const server of [ours, bare]) server.stop();
    await database.stop();
  });
}

async function seedSession(
  connection: ClientConfig,
  directory: string,
): Promise<{ organizationId: string; token: string }> {
  const config = readConfig({ DATA_DIR: directory, WORKER: 'off' }, directory);
  const log = pino({ level: 'silent' });
  const { services, close } = await wire({ config, connection, log, siteDirectory: directory });
  await createDemoCompany(services);
  const [someone] = await listEveryone(services);
  if (!someone) throw new Error('The demo company is empty.');
  const origin = { address: null, userAgent: 'bench' };
  const opened = await services.database.inOrganization(someone.organizationId, (tx) =>
    openSession(tx, someone.id, origin, services.now()),
  );
  await close();
  return { organizationId: someone.organizationId, token: opened?.token ?? '' };
}
