// npm run dev: the server restarts and the pages refresh as you type. The site is at the second address printed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, requireNode, root, sourceEnvironment } from './prepare.mjs';

requireNode();
await installDependencies();
const bin = (name) => join(root, 'node_modules', '.bin', name);
// Process groups of their own: Ctrl-C reaches this process alone, which then asks each of them once.
const options = {
  cwd: root,
  env: { ...process.env, ...sourceEnvironment },
  stdio: 'inherit',
  detached: true,
};
const children = [
  spawn(
    bin('tsx'),
    ['watch', '--clear-screen=false', '--include', 'src/server/**', 'scripts/dev-server.mjs'],
    options,
  ),
  spawn(bin('vite'), [], options),
];
let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
for (const child of children) child.on('exit', stop);
