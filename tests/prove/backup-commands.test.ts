import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from '#tests/support/relache-process.ts';

const run = promisify(execFile);

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'relache-commands-'));
  await chmod(parent, 0o711);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const command = (name: string, dataDirectory: string, ...args: string[]) =>
  run(process.execPath, ['scripts/command.mjs', name, ...args], {
    env: { ...process.env, DATA_DIR: dataDirectory },
  });

it('a backup of a running server, restored into a new folder, serves the same people and sessions', async () => {
  const file = join(parent, 'copy.jsonl.gz');
  const original = await startProcess(join(parent, 'original'));
  const { json: everyone } = await original.call('GET', '/dev/users');
  const { json: session } = await original.call('POST', '/dev/login-as', {
    body: { userId: everyone[4]?.id },
  });
  const made = await command('backup', join(parent, 'original'), file);
  expect(made.stdout).toContain(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await original.end('SIGTERM');

  const restored = await command('restore', join(parent, 'copy'), file);
  expect(restored.stdout).toMatch(/Restored \d+ rows/);
  const again = command('restore', join(parent, 'copy'), file);
  await expect(again).rejects.toMatchObject({ stderr: expect.stringContaining('not empty') });
  expect((await command('restore', join(parent, 'copy'), file, '--replace')).stdout).toMatch(
    /Restored \d+ rows/,
  );

  const copy = await startProcess(join(parent, 'copy'));
  try {
    expect((await copy.call('GET', '/dev/users')).json).toEqual(everyone);
    const { json: me } = await copy.call('GET', '/auth/me', { token: session.token });
    expect(me.user.name).toBe(everyone[4]?.name);
  } finally {
    await copy.end('SIGTERM');
  }
});
