import { type ChildProcess, fork, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createDemoCompany } from '#seed/demo-company.ts';
import { openSession } from '#server/actions/auth/open-session.ts';
import { listEveryone } from '#server/actions/dev/list-everyone.ts';
import { readConfig } from '#server/config.ts';
import { startEmbedded } from '#server/store/embedded/embedded.ts';
import { migrate } from '#server/store/migrate.ts';
import { wire } from '#server/wire.ts';
import { compare, load } from './load.ts';

const secondsPerRound = 3;
const directory = mkdtempSync(join(tmpdir(), 'relache-bench-'));
// Started by root, the database runs as somebody else, who has to pass.
chmodSync(directory, 0o711);

console.log('Figures of one run on this machine; only ratios compare between machines.\n');
await benchMe();
await benchStartUp();
rmSync(directory, { recursive: true, force: true });

async function benchMe(): Promise<void> {
  const database = await startEmbedded({ directory: join(directory, 'me', 'postgres'), log: console.error });
  await migrate(database.connection, 'src/server/store/migrations');
  const { organizationId, token } = await seedSession(database.connection);
  const env = {
    ...process.env,
    BENCH_CONNECTION: JSON.stringify(database.connection),
    BENCH_ORGANIZATION: organizationId,
  };
  const [ours, bare] = await Promise.all([
    listen('bench/app-server.ts', env),
    listen('bench/bare-server.ts', env),
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const measure = (port: number, path: string) => () =>
    load({ url: `http://127.0.0.1:${port}${path}`, headers }, secondsPerRound);
  const oursRun = measure(ours.port, '/api/auth/me');
  const bareRun = measure(bare.port, '/');
  await Promise.all([oursRun(), bareRun()]);
  const result = await compare(oursRun, bareRun);
  print('GET /api/auth/me', [
    [
      'relâche',
      `${result.ours.requestsPerSecond.toFixed(0)} req/s, p99 ${result.ours.p99Milliseconds.toFixed(1)} ms`,
    ],
    [
      'bare http + pg',
      `${result.bare.requestsPerSecond.toFixed(0)} req/s, p99 ${result.bare.p99Milliseconds.toFixed(1)} ms`,
    ],
    ['ratio', `${result.ratio.toFixed(2)} of bare (goal: 0.5 or more)`],
  ]);
  for (const { child } of [ours, bare]) child.kill('SIGTERM');
  await database.stop();
}

async function seedSession(
  connection: Parameters<typeof migrate>[0],
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

/** From the command to the line that says it is ready, as a person experiences it. */
async function benchStartUp(): Promise<void> {
  const data = join(directory, 'start');
  const times: number[] = [];
  for (let start = 0; start < 4; start += 1) times.push(await timeStart(data));
  const [first = 0, ...later] = times;
  print('npm start, nothing to install or build', [
    ['first (creates the database)', `${(first / 1000).toFixed(2)} s`],
    ['later', `${(Math.min(...later) / 1000).toFixed(2)} s at best of ${later.length}`],
  ]);
}

async function timeStart(dataDirectory: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready at')) resolve();
    });
    child.on('exit', () => reject(new Error('It ended instead of starting.')));
  });
  const took = performance.now() - started;
  child.removeAllListeners('exit').kill('SIGTERM');
  await new Promise((resolve) => child.on('exit', resolve));
  return took;
}

function listen(script: string, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(script, {
    env,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', ({ port }: { port: number }) => resolve({ child, port }));
    child.on('exit', () => reject(new Error(`${script} ended.`)));
  });
}

function print(title: string, rows: readonly (readonly [string, string])[]): void {
  console.log(title);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(30)} ${value}`);
  console.log('');
}
