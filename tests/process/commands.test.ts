import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache-commands-'));
  await chmod(parent, 0o711);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const command = (name: string, dataDirectory: string, ...args: string[]) =>
  commandWith({ DATA_DIR: dataDirectory }, name, ...args);
const commandWith = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['scripts/command.mjs', ...args], { env: { ...process.env, ...env } });

it('an unknown command and a missing file are told', async () => {
  const wrong = command('explode', join(parent, 'unused'));
  await expect(wrong).rejects.toMatchObject({ stderr: expect.stringContaining('Usage:') });
  const missing = command('restore', join(parent, 'unused'), '/no/such/file');
  await expect(missing).rejects.toMatchObject({ stderr: expect.stringContaining('There is no file') });
});

it('an incident can be told while there is no database', async () => {
  const env = { DATA_DIR: join(parent, 'outage'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const words = [
    '--title-fr',
    'Panne',
    '--title-en',
    'Outage',
    '--fr',
    'Nous cherchons.',
    '--en',
    'We are looking.',
  ];
  await commandWith(env, 'incident', 'open', 'panne', '--severity', 'critical', ...words);
  expect((await commandWith(env, 'incident', 'list')).stdout).toContain(
    'panne  critical, investigating  Panne',
  );
  const wrong = commandWith(env, 'incident', 'close', 'panne');
  await expect(wrong).rejects.toMatchObject({
    stderr: expect.stringContaining('npm run incident -- resolve'),
  });
});
