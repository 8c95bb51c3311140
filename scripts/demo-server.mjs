// The application with its demo company, for scripts that look at it: a folder and a port of its own.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** `env`: what the operator set besides. */
export async function startDemoServer(env = {}) {
  const data = mkdtempSync(join(tmpdir(), 'relache-demo-'));
  // Started by root, the database runs as somebody else, who has to pass.
  chmodSync(data, 0o711);
  const port = 3900 + (process.pid % 90);
  const devKey = randomBytes(18).toString('base64url');
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: join(data, 'data'), DEV_KEY: devKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever happens to its visitor, the server does not outlive it.
  process.on('exit', () => server.kill('SIGTERM'));
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve());
    server.on('exit', () => reject(new Error('The server did not start.')));
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, devLogin: `/dev-login?key=${devKey}`, stop };
}
