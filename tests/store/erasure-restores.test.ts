import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '#server/commands.ts';
import { appendErasures, readErasureFile } from '#server/erasure-file.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { type LeftCompany, leftCompany, placesOf } from '#tests/support/erased-person.ts';
import { unmistakable } from '#tests/support/filled-person.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: LeftCompany;
let directory: string;
let pseudonym: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
  directory = await mkdtemp(join(tmpdir(), 'relache-erasures-'));
  vi.stubEnv('DATABASE_URL', databaseUrl(app.connection));
  vi.stubEnv('DATA_DIR', directory);
  company = await leftCompany(app, owner);
  await command('backup', join(directory, 'before.gz'));
  pseudonym = present((await company.erase()).json.pseudonym);
  await jobsDone(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await owner.end();
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

/** As an operator types it, but in this process. */
async function command(...args: string[]): Promise<string> {
  const said: string[] = [];
  const hear = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(console, 'log').mockImplementation(hear);
  await runCommand(resolve('.'), args);
  return said.join('\n');
}

const restore = () => command('restore', join(directory, 'before.gz'), '--replace');
const nameOf = async () =>
  (
    await owner.query('select name, erased_at is not null as erased from users where id = $1', [
      company.leaver.id,
    ])
  ).rows[0];

describe('a restore of a backup from before an erasure (V9)', () => {
  it('erases again by the table of what it replaces', async () => {
    expect(await readErasureFile(join(directory, 'erasures.jsonl'))).toEqual([]);
    expect(await restore()).toMatch(/Erased again, as the journal of erasures says: 1/);
    expect(await placesOf(owner, unmistakable)).toEqual([]);
    expect(await nameOf()).toEqual({ name: pseudonym, erased: true });
  });

  it('erases again by the file alone, when the database was lost with its table', async () => {
    const [line] = await readErasureFile(app.services.erasureFile);
    await owner.query('delete from erasures');
    if (!line) throw new Error('The erasure is in the file.');
    await writeFile(join(directory, 'erasures.jsonl'), '{"kind":"per');
    await appendErasures(join(directory, 'erasures.jsonl'), [line, line]);
    expect(await restore()).toMatch(/Erased again, as the journal of erasures says: 1/);
    expect(await placesOf(owner, unmistakable)).toEqual([]);
    expect(await nameOf()).toEqual({ name: pseudonym, erased: true });
    const { rowCount } = await owner.query('select from erasures where done_at is not null');
    expect(rowCount).toBe(1);
  });

  it('would bring them back without a journal', async () => {
    await rm(join(directory, 'erasures.jsonl'));
    await owner.query('delete from erasures');
    expect(await restore()).not.toMatch(/Erased again/);
    expect((await placesOf(owner, unmistakable)).length).toBeGreaterThan(0);
  });

  it('erases again who was still at work in it', async () => {
    const [line] = await readErasureFile(app.services.erasureFile);
    await owner.query(`update users set removed_at = null where id = $1`, [company.leaver.id]);
    await command('backup', join(directory, 'before.gz'));
    if (!line) throw new Error('The erasure is in the file.');
    await appendErasures(join(directory, 'erasures.jsonl'), [line]);
    expect(await restore()).toMatch(/Erased again/);
    expect(await placesOf(owner, unmistakable)).toEqual([]);
    const { rowCount } = await owner.query('select from users where id = $1 and removed_at is not null', [
      company.leaver.id,
    ]);
    expect(rowCount).toBe(1);
  });
});
