import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clusterPlace } from '#server/store/embedded/embedded.ts';
import { isAlive } from '#server/store/embedded/postmaster.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  guardiansOf,
  type RelacheProcess,
  startProcess,
  throughNpm,
} from '#tests/support/relache-process.ts';
import { removeData } from '#tests/support/remove-data.ts';

let parent: string;
let data: string;
let relache: RelacheProcess | null = null;

// One folder for all: each test also starts on what the one before has left behind.
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache essai '));
  data = join(parent, 'données');
});
afterEach(async () => {
  await relache?.end('SIGTERM');
  relache = null;
});
afterAll(async () => {
  await removeData(data);
  await rm(parent, { recursive: true, force: true });
});

/** Logs in and returns a token: something acknowledged that must survive. */
async function leaveATrace(process: RelacheProcess): Promise<string> {
  const { json: everyone } = await process.call('GET', '/dev/users');
  const { json } = await process.call('POST', '/dev/login-as', { body: { userId: everyone[0]?.id } });
  return json.token;
}

const answersTo = async (process: RelacheProcess, token: string): Promise<number> =>
  (await process.call('GET', '/auth/me', { token })).status;

describe('a start and an end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server and its database cleanly', async (signal) => {
    relache = await startProcess(data);
    const token = await leaveATrace(relache);
    const database = relache.databasePid();
    expect(await relache.end(signal)).toBe(0);
    expect(isAlive(database)).toBe(false);
    relache = await startProcess(data);
    expect(await answersTo(relache, token)).toBe(200);
    expect(relache.output()).not.toContain('demo company');
  });

  it('a signal to npm reaches the server behind it', async () => {
    relache = await startProcess(data, {}, throughNpm);
    const database = relache.databasePid();
    await relache.end('SIGTERM');
    expect(relache.output()).toContain('Stopping (SIGTERM)');
    await eventually(async () => !isAlive(database), 'the database to end');
  });

  it('keeps its secrets to itself', async () => {
    relache = await startProcess(data);
    expect((await stat(join(data, 'postgres-password'))).mode & 0o777).toBe(0o600);
    const cluster = join(clusterPlace(join(data, 'postgres')), 'cluster');
    expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  });
});

describe('after kill -9', () => {
  it('of the server and the guardian of its database, the next start uses the database that still runs', async () => {
    relache = await startProcess(data);
    const token = await leaveATrace(relache);
    const database = relache.databasePid();
    const guardians = await guardiansOf(data);
    const ended = relache.end('SIGKILL');
    for (const guardian of guardians) process.kill(guardian, 'SIGKILL');
    await ended;
    expect(isAlive(database)).toBe(true);

    relache = await startProcess(data);
    expect(relache.databasePid()).toBe(database);
    expect(await answersTo(relache, token)).toBe(200);
  });

  it('of the database alone, the server answers 503 and then recovers by itself, jobs included', async () => {
    relache = await startProcess(data);
    const running = relache;
    const token = await leaveATrace(running);
    const database = running.databasePid();
    const seen = new Set<number>();
    process.kill(database, 'SIGKILL');
    await eventually(async () => {
      const status = await answersTo(running, token);
      seen.add(status);
      return status === 200 && running.databasePid() !== database;
    }, 'the database to come back');
    expect([...seen].filter((status) => status !== 200)).toEqual([503]);
    expect((await running.call('GET', '/ready')).status).toBe(200);

    const { json: everyone } = await running.call('GET', '/dev/users');
    await running.call('POST', '/auth/magic-link', { body: { email: everyone[1]?.email } });
    // The first mail makes the folder.
    const sent = () => readdir(join(data, 'outbox')).catch(() => []);
    await eventually(async () => (await sent()).some((name) => name.includes('login-link')), 'the mail');
  });

  it('of both, the next start recovers what was acknowledged', async () => {
    relache = await startProcess(data);
    const token = await leaveATrace(relache);
    const database = relache.databasePid();
    process.kill(database, 'SIGKILL');
    await relache.end('SIGKILL');
    relache = await startProcess(data);
    expect(await answersTo(relache, token)).toBe(200);
  });
});
