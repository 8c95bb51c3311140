import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { writeBackupFile } from '#server/operator/backup-file.ts';
import { backupLines } from '#server/store/backup.ts';
import { digestOf } from '#tests/support/database-digest.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let directory: string;
let whole: string;

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  directory = await mkdtemp(join(tmpdir(), 'relache-killed-'));
  whole = join(directory, 'whole.gz');
  await createDemoCompany(app.services);
  await writeBackupFile(backupLines(app.connection), whole);
  await owner.query("update users set name = name || ' depuis'");
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; said: string }>;
}

function run(...args: string[]): Running {
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: databaseUrl(app.connection) };
  const child = spawn(process.execPath, ['scripts/command.mjs', ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, said }))) };
}

/** Runs a command that has to wait for the lock, and kills it there. */
async function killedAt(lock: string, statement: string, args: readonly string[]): Promise<void> {
  await owner.query(`begin; lock table ${lock}`);
  const { child, ended } = run(...args);
  try {
    await eventually(
      async () => {
        await owner.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like $1`,
          [`${statement}%`],
        );
        return rowCount === 1;
      },
      'the command to come to its place',
      60_000,
    );
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
  } finally {
    await owner.query('rollback');
  }
  // The server notices that nobody is there any more.
  await eventually(async () => {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and application_name not like 'relache%'`,
    );
    return rowCount === 0;
  }, 'the connection of the killed command to end');
}

it('a restore that is killed before its last step leaves everything as it was', async () => {
  const before = await digestOf(app.connection);
  const queue = 'graphile_worker._private_jobs in share mode';
  await killedAt(queue, 'delete from graphile_worker.', ['restore', whole, '--replace']);
  expect(await digestOf(app.connection)).toEqual(before);
});

it('a restore of a file that was cut short ends with a sentence and 1', async () => {
  const before = await digestOf(app.connection);
  const cut = join(directory, 'cut.gz');
  await writeFile(cut, (await readFile(whole)).subarray(0, 3_000));
  const { code, said } = await run('restore', cut, '--replace').ended;
  expect({ code, said }).toEqual({ code: 1, said: 'The file is cut short or damaged.\n' });
  expect(await digestOf(app.connection)).toEqual(before);
});

it('a backup that is killed half-way leaves no file that looks like one', async () => {
  const place = join(directory, 'backups');
  await killedAt('working_patterns in access exclusive mode', 'declare copied', [
    'backup',
    join(place, 'new.gz'),
  ]);
  const left = await readdir(place);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^\.new\.gz\.\d+\.unfinished$/);
});

it('a backup takes no other file’s place, and needs a place to be written', async () => {
  const there = await run('backup', whole).ended;
  expect(there).toEqual({
    code: 1,
    said: `${whole} exists already. Choose another name, or delete it.\n`,
  });
  const nowhere = await run('backup', '/dev/null/x.gz').ended;
  expect(nowhere.code).toBe(1);
  expect(nowhere.said).toBe('/dev/null cannot be used: it exists already.\n');
});
