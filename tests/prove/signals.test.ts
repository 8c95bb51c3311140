import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '#server/store/embedded/postmaster.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  guardiansOf,
  inTerminal,
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
  parent = await mkdtemp(join(tmpdir(), 'relache-signals-'));
  data = join(parent, 'data');
});
afterEach(async () => {
  await relache?.end('SIGTERM');
  relache = null;
});
afterAll(async () => {
  await removeData(data);
  await rm(parent, { recursive: true, force: true });
});

const ends = (pid: number): Promise<boolean> =>
  eventually(async () => !isAlive(pid), 'the database to end', 60_000);

const timesStopped = (process: RelacheProcess): number => process.output().split('Stopping (').length - 1;

const guardians = () => guardiansOf(data);

describe('a signal that reaches several processes at once', () => {
  it('is one wish: Ctrl-C in a terminal ends server and database, and says 0', async () => {
    relache = await startProcess(data, {}, inTerminal);
    const database = relache.databasePid();
    relache.child.stdin?.write('\x03');
    expect(await relache.exited).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(timesStopped(relache)).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('%s to the whole group ends both', async (signal) => {
    relache = await startProcess(data, {}, throughNpm);
    const database = relache.databasePid();
    process.kill(-(relache.child.pid ?? 0), signal);
    await relache.exited;
    await ends(database);
    expect(timesStopped(relache)).toBe(1);
    // A database that was ended cleanly is no longer guarded.
    expect(await guardians()).toEqual([]);
  });

  it('is one wish too when the copies that npm passes on come after the first was heard', async () => {
    relache = await startProcess(data);
    const { child, exited } = relache;
    const database = relache.databasePid();
    child.stdout?.on('data', (said) => {
      if (!String(said).includes('Stopping (')) return;
      child.kill('SIGINT');
      child.kill('SIGTERM');
    });
    child.kill('SIGINT');
    expect(await exited).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(timesStopped(relache)).toBe(1);
  });

  it('sent to npm alone ends both', async () => {
    relache = await startProcess(data, {}, throughNpm);
    const database = relache.databasePid();
    await relache.end('SIGINT');
    await ends(database);
    expect(timesStopped(relache)).toBe(1);
  });
});

describe('the end of the terminal', () => {
  it('ends both when it is closed', async () => {
    relache = await startProcess(data, {}, inTerminal);
    const database = relache.databasePid();
    await relache.end('SIGKILL');
    await ends(database);
    await eventually(async () => (await guardians()).length === 0, 'a clean end');
  });

  it('ends the server with 0', async () => {
    relache = await startProcess(data);
    const database = relache.databasePid();
    expect(await relache.end('SIGHUP')).toBe(0);
    expect(isAlive(database)).toBe(false);
  });
});

describe('somebody in a hurry', () => {
  it('ends server and database with a second signal, while a request is still under way', async () => {
    relache = await startProcess(data);
    const running = relache;
    const database = running.databasePid();
    const { hostname, port } = new URL(running.url);
    const slow = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    slow.on('error', () => undefined);
    slow.write('POST /api/auth/magic-link HTTP/1.1\r\nhost: localhost\r\n');
    slow.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":');
    await eventually(
      async () => (await running.call('GET', '/health')).status === 200,
      'the request to come in',
    );
    let code: number | null | undefined;
    void running.exited.then((ended) => {
      code = ended;
    });
    running.child.kill('SIGINT');
    await eventually(async () => timesStopped(running) === 1, 'the first signal to be heard');
    // Impatience of the first two seconds is not heard; of later ones it is.
    await eventually(async () => {
      running.child.kill('SIGINT');
      return code !== undefined;
    }, 'the end');
    slow.destroy();
    expect(code).toBe(1);
    await ends(database);
  });
});

describe('a server that is killed', () => {
  it('takes its database with it', async () => {
    relache = await startProcess(data);
    const database = relache.databasePid();
    await relache.end('SIGKILL');
    await ends(database);
    await eventually(async () => (await guardians()).length === 0, 'the guardian to leave');
  });

  it('leaves it to a start that comes at once, whoever is faster', async () => {
    relache = await startProcess(data);
    await relache.end('SIGKILL');
    relache = await startProcess(data);
    expect((await relache.call('GET', '/ready')).status).toBe(200);
    expect(await guardians()).toHaveLength(1);
  });

  it('gets another guardian when that was killed first', async () => {
    relache = await startProcess(data);
    const database = relache.databasePid();
    const [first = 0] = await guardians();
    process.kill(first, 'SIGKILL');
    await eventually(async () => !(await guardians()).includes(first), 'another guardian');
    await relache.end('SIGKILL');
    await ends(database);
  });
});
