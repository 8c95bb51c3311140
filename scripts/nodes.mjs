// Finds the Nodes that the README names, and runs unit tests and a start of the server on each but the one at work.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, runScript } from './prepare.mjs';

const majors = [20, 22, 24];

/** Where the usual managers of Node keep their versions. */
const homes = [
  join(homedir(), '.nvm', 'versions', 'node'),
  join(homedir(), '.volta', 'tools', 'image', 'node'),
  join(homedir(), '.local', 'share', 'fnm', 'node-versions'),
  join(homedir(), '.asdf', 'installs', 'nodejs'),
  join(homedir(), '.local', 'share', 'mise', 'installs', 'node'),
  '/usr/local/n/versions/node',
  '/opt/hostedtoolcache/node',
];

/** Tells honestly which were run; a Node that is not at hand is neither passed nor failed. */
export async function proveNodes({ fetch }) {
  const counts = { passed: 0, failures: [] };
  for (const major of majors) {
    if (Number(process.versions.node.split('.')[0]) === major) {
      console.log(`Node ${process.versions.node}: everything else runs on it`);
      continue;
    }
    const node = atHand(major) ?? (fetch ? fetched(major) : undefined);
    if (!node) {
      console.log(`Node ${major}: not at hand, not run (npm run prove -- nodes fetches it)`);
      continue;
    }
    const tests = ['node_modules/vitest/vitest.mjs', ['run', '--project=unit', '--reporter=dot']];
    const start = ['node_modules/vitest/vitest.mjs', ['run', '--project=built', 'tests/process/start']];
    for (const [script, args] of [tests, start]) {
      const { ok, output } = await runScript(script, args, { node, quiet: true });
      const name = `Node ${versionOf(node)}: ${args[1].slice('--project='.length)}`;
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name}`);
      if (ok) counts.passed += 1;
      else counts.failures.push(name);
      if (!ok) console.log(output);
    }
  }
  return counts;
}

function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().slice(1) : undefined;
}

function atHand(major) {
  const managed = homes
    .filter((home) => existsSync(home))
    .flatMap((home) => readdirSync(home).map((version) => join(home, version)))
    .flatMap((place) => ['bin/node', 'installation/bin/node', 'x64/bin/node'].map((end) => join(place, end)));
  const candidates = [`node${major}`, `node-${major}`, fetchedPath(major), ...managed];
  return candidates.find((node) => versionOf(node)?.startsWith(`${major}.`));
}

const placeOf = (major) => join(root, 'node_modules', '.cache', `node-${major}`);
const fetchedPath = (major) => join(placeOf(major), 'node_modules', 'node', 'bin', 'node');

/** npm has Node as a package too. */
function fetched(major) {
  console.log(`Fetching Node ${major} (once)…`);
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--prefix',
    placeOf(major),
    `node@${major}`,
  ];
  spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return versionOf(fetchedPath(major)) ? fetchedPath(major) : undefined;
}
