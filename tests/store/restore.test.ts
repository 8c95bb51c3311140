import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDemoCompany } from '#seed/demo-company.ts';
import { runCommand } from '#server/commands.ts';
import { digestOf } from '#tests/support/database-digest.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { sealBackup } from '#tests/support/seal-backup.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let directory: string;
let ours: TestOrganization;
let whole: Buffer;
let asItWas: readonly string[];

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  owner = new Client(app.connection);
  await owner.connect();
  directory = await mkdtemp(join(tmpdir(), 'relache-restore-'));
  vi.stubEnv('DATABASE_URL', databaseUrl(app.connection));
  vi.stubEnv('DATA_DIR', directory);
  await createDemoCompany(app.services);
  ours = await createTestOrganization(app.services);
  expect((await command('backup', join(directory, 'whole.gz'))).code).toBe(0);
  whole = await readFile(join(directory, 'whole.gz'));
  // What is there when a restore fails is not what the file holds.
  await createTestOrganization(app.services, { name: 'Venue depuis' });
  await owner.query(
    `select graphile_worker.add_job('send-login-link', '{"email":"x@exemple.fr"}', run_at => now() + interval '1 day')`,
  );
  asItWas = await digestOf(app.connection);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await owner.end();
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

/** As an operator types it, but in this process. */
async function command(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const hear = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(console, 'log').mockImplementation(hear);
  const before = process.exitCode;
  process.exitCode = 0;
  await runCommand(resolve('.'), args);
  const code = Number(process.exitCode ?? 0);
  process.exitCode = before;
  return { code, said: said.join('\n') };
}

async function replaceWith(content: Buffer): Promise<{ code: number; said: string }> {
  const file = join(directory, 'given.gz');
  await writeFile(file, content);
  return command('restore', file, '--replace');
}

/** Whatever is given, whatever breaks: a sentence, 1, and a database that is what it was, to the last byte. */
async function expectRefusal(
  attempt: () => Promise<{ code: number; said: string }>,
  sentence: RegExp,
  before = asItWas,
): Promise<void> {
  const { code, said } = await attempt();
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
  expect(await digestOf(app.connection)).toEqual(before);
}

const linesOf = (backup: Buffer): string[] => gunzipSync(backup).toString('utf8').trimEnd().split('\n');
const packed = (lines: readonly string[]): Buffer => gzipSync(`${lines.join('\n')}\n`);

/** The first format proves less: what is wrong has to be found by reading it, or by the database. */
function inFirstFormat(change: (rows: string[]) => string[]): Buffer {
  const [header = '', ...rest] = linesOf(whole);
  const body = change(rest.slice(0, -1));
  const rows = body.filter((line) => !line.startsWith('{"table":')).length;
  return packed([header.replace('backup-2', 'backup-1'), ...body, JSON.stringify({ end: rows })]);
}

describe('a restore that replaces leaves everything as it was when the file', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('ends after %i tenths', async (tenths) => {
    const cut = whole.subarray(0, Math.floor((whole.length * tenths) / 10));
    await expectRefusal(() => replaceWith(cut), /^The file is cut short or damaged\.$/);
  });

  it('lacks its last byte, or is empty', async () => {
    await expectRefusal(() => replaceWith(whole.subarray(0, -1)), /cut short or damaged/);
    await expectRefusal(() => replaceWith(Buffer.alloc(0)), /cut short or damaged|not a backup/);
  });

  it('has one wrong byte anywhere', async () => {
    for (const part of [0.2, 0.5, 0.8]) {
      const wrong = Buffer.from(whole);
      const at = Math.floor(whole.length * part);
      wrong[at] = (wrong[at] ?? 0) ^ 0x10;
      await expectRefusal(() => replaceWith(wrong), /cut short or damaged/);
    }
  });

  it('is noise, text, or something else that was packed', async () => {
    const noBackup = /^This file is not a backup of Relâche\.$/;
    await expectRefusal(() => replaceWith(Buffer.concat([Buffer.from('?'), randomBytes(10_000)])), noBackup);
    await expectRefusal(() => replaceWith(Buffer.from('hello\n')), noBackup);
    await expectRefusal(() => replaceWith(gzipSync('{"hello":"world"}\n')), noBackup);
    await expectRefusal(() => replaceWith(gzipSync(randomBytes(10_000))), noBackup);
  });

  it('comes from a newer Relâche', async () => {
    const newer = linesOf(whole).map((line) => line.replace('.sql"]', '.sql","9999_future.sql"]'));
    const told = /^The backup comes from a newer Relâche \(it knows 9999_future\.sql\)\. Update first\.$/;
    await expectRefusal(() => replaceWith(packed(sealBackup(newer))), told);
    const format = linesOf(whole).map((line) => line.replace('relache-backup-2', 'relache-backup-3'));
    await expectRefusal(() => replaceWith(packed(sealBackup(format))), /newer Relâche\. Update first/);
  });

  it('lacks its end, a row, or has one too many, although it was packed whole', async () => {
    const lines = linesOf(whole);
    await expectRefusal(() => replaceWith(packed(lines.slice(0, -1))), /Its end is missing/);
    const lessOne = lines.filter((_, index) => index !== lines.length - 2);
    await expectRefusal(() => replaceWith(packed(lessOne)), /Rows are missing of \w+|promises \d+ rows/);
    await expectRefusal(() => replaceWith(packed([...lines, '{"table":"users"}'])), /follows its end/);
    const changed = lines.map((line) => line.replace('Alix Admin', 'Alix Autre'));
    await expectRefusal(() => replaceWith(packed(changed)), /not what was written/);
  });

  it('holds a line that is no row, a table twice, or one that nobody knows', async () => {
    await expectRefusal(() => replaceWith(inFirstFormat((rows) => [...rows, '{"id": '])), /damaged/);
    await expectRefusal(() => replaceWith(inFirstFormat((rows) => [...rows, '[1]'])), /damaged/);
    const twice = inFirstFormat((rows) => [...rows, '{"table":"users"}']);
    await expectRefusal(() => replaceWith(twice), /users comes twice/);
    const strange = inFirstFormat((rows) => [...rows, '{"table":"secrets"}', '{"id":1}']);
    await expectRefusal(() => replaceWith(strange), /unknown table, secrets/);
  });

  it('holds rows that contradict each other', async () => {
    const doubled = inFirstFormat((rows) => {
      const at = rows.indexOf('{"table":"users"}') + 1;
      return [...rows.slice(0, at), rows[at] ?? '', ...rows.slice(at)];
    });
    await expectRefusal(
      () => replaceWith(doubled),
      /^The database refused the backup \(SQLSTATE 23505, table users, constraint users_pkey\)\. Nothing was changed\.$/,
    );
    const orphan = inFirstFormat((rows) => rows.filter((line) => !line.includes('"Alix Admin"')));
    await expectRefusal(() => replaceWith(orphan), /SQLSTATE 23503/);
  });

  it('is not there', async () => {
    await expectRefusal(() => command('restore', '/no/such/file', '--replace'), /There is no file/);
    await expectRefusal(() => command('restore', directory, '--replace'), /cannot be used: it is a folder/);
  });
});

describe('a restore that replaces leaves everything as it was when the database', () => {
  it('runs out of disk half-way', async () => {
    await owner.query(`
      create function public.full_disk() returns event_trigger language plpgsql as $$
      begin
        if exists (select from public.users) then
          raise sqlstate '53100' using message = 'could not extend file: No space left on device';
        end if;
      end $$;
      create event trigger full_disk on ddl_command_end when tag in ('ALTER TABLE') execute function public.full_disk()`);
    try {
      const before = await digestOf(app.connection);
      const told = /^The disk of the database is full\..*Nothing was changed\.$/;
      await expectRefusal(() => replaceWith(whole), told, before);
    } finally {
      await owner.query('drop event trigger full_disk; drop function public.full_disk()');
    }
  });

  it('loses the connection after the last row', async () => {
    await expectRefusal(async () => {
      return stuckAtTheQueue(async (pid) => {
        await owner.query('select pg_terminate_backend($1, 5000)', [pid]);
      });
    }, /^The connection to the database was lost\. Nothing was changed\.$/);
  });

  it('holds what is not ours: a view on our tables, a table among them', async () => {
    await owner.query('create view reading as select name from users');
    const depends = /depends on the tables\. Drop it first\. Nothing was changed/;
    await expectRefusal(() => replaceWith(whole), depends, await digestOf(app.connection));
    await owner.query('drop view reading; create table theirs (id int)');
    const unknown = /does not know \(theirs\)/;
    await expectRefusal(() => replaceWith(whole), unknown, await digestOf(app.connection));
    await owner.query('drop table theirs');
  });

  it('is not empty and nobody said to replace it', async () => {
    const file = join(directory, 'whole.gz');
    await expectRefusal(() => command('restore', file), /^The database is not empty\./);
  });
});

/** The process that waits for a lock, if there is one. */
async function isWaiting(which: string): Promise<number | undefined> {
  await owner.query('select pg_stat_clear_snapshot()');
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and ${which}`,
  );
  return rows[0]?.pid;
}

/** Replaces everything, held before the last thing that a restore touches; calls while it waits there. */
async function stuckAtTheQueue(whenStuck: (pid: number) => Promise<void>) {
  await owner.query('begin; lock table graphile_worker._private_jobs in share mode');
  const attempt = replaceWith(whole);
  try {
    await whenStuck(
      await eventually(
        () => isWaiting("query like 'delete from graphile_worker.%'"),
        'the restore’s last step',
      ),
    );
  } finally {
    await owner.query('rollback');
  }
  return attempt;
}

describe('a restore that replaces', () => {
  it('shows nothing of itself until it is done, and then everything, to a server that runs meanwhile', async () => {
    const nameOf = async (): Promise<string | undefined> =>
      (await app.call('GET', '/auth/me', { token: ours.admin.token })).json?.user?.name;
    await owner.query("update users set name = 'Depuis' where id = $1", [ours.admin.id]);
    expect(await nameOf()).toBe('Depuis');
    let answer: Promise<string | undefined> = Promise.resolve('nobody asked');
    const attempt = await stuckAtTheQueue(async () => {
      answer = nameOf();
      await eventually(() => isWaiting("application_name = 'relache'"), 'the request to wait');
    });
    expect(attempt).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored \d+ rows/) });
    // Who waited was given what is there now or, looking from before, found nobody: never half of it, nor the old.
    expect(['Alix Admin', undefined]).toContain(await answer);
    expect(await nameOf()).toBe('Alix Admin');
    const { rows } = await owner.query('select name from organizations order by name');
    expect(rows).toEqual([{ name: 'Les Ateliers du Large' }, { name: 'Société d’essai' }]);
    const jobs = await owner.query('select 1 from graphile_worker.jobs');
    expect(jobs.rowCount).toBe(0);
    const filed = await app.call('POST', '/leave-requests', {
      token: ours.admin.token,
      body: { type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' },
    });
    expect(filed.status).toBe(200);
  });

  it('brings back a backup that it has just made, row for row', async () => {
    await owner.query("select graphile_worker.add_job('reconcile', run_at => now() + interval '1 day')");
    const before = await digestOf(app.connection);
    const file = join(directory, 'again.gz');
    expect((await command('backup', file)).code).toBe(0);
    expect((await command('restore', file, '--replace')).code).toBe(0);
    const changed = (await digestOf(app.connection)).filter((line) => !before.includes(line));
    // When each migration ran, and the jobs that waited, are no part of a backup.
    expect(changed.map((line) => line.split(':')[0]).sort()).toEqual([
      'graphile_worker._private_jobs',
      'public.schema_migrations',
    ]);
  });
});
