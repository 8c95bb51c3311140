import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clusterPlace } from '#server/store/embedded/embedded.ts';
import { eventually } from '#tests/support/eventually.ts';
import { runToEnd, startProcess } from '#tests/support/relache-process.ts';
import { removeData } from '#tests/support/remove-data.ts';

const run = promisify(execFile);
const mark = `Marque${randomBytes(4).toString('hex')}`;
const refused = { name: mark, email: `${mark}@exemple.fr`, message: `${mark} ${mark}`, consent: true };

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache-logs-'));
  await chmod(parent, 0o711);
});
afterAll(async () => {
  await removeData(join(parent, 'data'));
  await removeData(join(parent, 'copy'));
  await rm(parent, { recursive: true, force: true });
});

/** The database of a process, as its owner: on its socket, with the password of the data folder. */
async function ownerOf(data: string): Promise<Client> {
  const place = clusterPlace(join(data, 'postgres'));
  const [, , , , host] = (await readFile(join(place, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(join(data, 'postgres-password'), 'utf8')).trim();
  const client = new Client({ host: host ?? '', user: 'relache', database: 'relache', password });
  // Told by the statement that misses it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

it('nothing that a process or a command says holds a word of anybody, whatever fails', async () => {
  const data = join(parent, 'data');
  const server = await startProcess(data, { LOG_LEVEL: 'info' });
  const file = join(parent, 'backup.jsonl.gz');
  try {
    const owner = await ownerOf(data);
    await owner.query(`create function tell_all() returns trigger language plpgsql as $$ begin
      raise exception 'row %', row_to_json(new) using detail = new::text, hint = new::text; end $$`);
    for (const table of ['site_messages', 'login_links']) {
      await owner.query(
        `create trigger tell_all before insert on ${table} for each row execute function tell_all()`,
      );
    }
    await owner.query(`update users set name = $1 where id = (select id from users order by id limit 1)`, [
      mark,
    ]);
    const { rows } = await owner.query<{ email: string }>('select email from users where name = $1', [mark]);
    const email = rows[0]?.email ?? '';
    // As PostgreSQL itself would quote it.
    await owner.query(`select $1::int`, [mark]).catch(() => undefined);
    await owner.query(`select '${mark}'::int`).catch(() => undefined);
    expect((await server.call('POST', '/contact', { body: refused })).status).toBe(500);
    await server.call('POST', '/auth/magic-link', { body: { email } });
    await eventually(async () => server.output().includes('job failed'), 'a failed job in the log');
    expect(server.output()).toContain('request failed');
    await owner.query('drop function tell_all() cascade');
    await owner.end();
    await run(process.execPath, ['scripts/command.mjs', 'backup', file], {
      env: { ...process.env, DATA_DIR: data },
    });
    expect(server.output()).not.toContain(email);
  } finally {
    await server.end('SIGTERM');
  }
  expect(server.output()).not.toContain(mark);
  expect(await readFile(join(data, 'postgres', 'postgres.log'), 'utf8')).not.toContain(mark);

  // A backup in which a person has a role that there is none of.
  const lines = gunzipSync(await readFile(file))
    .toString()
    .replaceAll('"employee"', `"${mark}"`);
  expect(lines).toContain(`"${mark}"`);
  await writeFile(file, gzipSync(lines));
  const failed = await run(process.execPath, ['scripts/command.mjs', 'restore', file], {
    env: { ...process.env, DATA_DIR: join(parent, 'copy') },
  }).catch((error: { stdout: string; stderr: string; code: number }) => error);
  expect('code' in failed && failed.code).toBe(1);
  expect(failed.stderr).not.toBe('');
  expect(`${failed.stdout}${failed.stderr}`).not.toContain(mark);
});

it('a start that fails does not tell the password', async () => {
  const { code, said } = await runToEnd({
    PORT: '0',
    DATA_DIR: join(parent, 'nowhere'),
    DATABASE_URL: `postgres://someone:${mark}@127.0.0.1:1/nothing`,
  });
  expect(code).toBe(1);
  expect(said).toContain('ECONNREFUSED');
  expect(said).not.toContain(mark);
});
