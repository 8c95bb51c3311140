// Finds a Chromium for the browser tests, or brings one: npm has a binary for x64 Linux alone, Debian has the rest.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';

const installedBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The environment in which tests find their browser. Empty where they find one by themselves. */
export function browserEnvironment() {
  const found = [process.env.CHROMIUM_PATH, ...installedBrowsers].find((path) => path && existsSync(path));
  if (found) return { CHROMIUM_PATH: found };
  if (process.platform === 'linux' && process.arch === 'x64') return {};
  if (process.platform !== 'linux') return explain();
  // The shell has no window of its own to draw: a new profile costs it a tenth of what it costs the whole browser.
  for (const packageName of ['chromium-headless-shell', 'chromium']) {
    const cache = join(root, 'node_modules', '.cache', packageName);
    const unpacked = join(cache, 'run');
    // One that does not even tell its version was left half done by somebody.
    if (existsSync(unpacked) && works(unpacked, ['--version'])) return { CHROMIUM_PATH: unpacked };
    rmSync(cache, { recursive: true, force: true });
    if (unpackBrowser(packageName, cache, unpacked)) return { CHROMIUM_PATH: unpacked };
  }
  return explain();
}

/** Fetches the packages and unpacks them into a folder of ours: nothing is installed, so anybody may do it. */
function unpackBrowser(packageName, cache, runner) {
  if (!works('apt-get', ['--version'])) return false;
  console.log(`Fetching ${packageName} for the browser tests (once)…`);
  const packages = join(cache, 'packages');
  const tree = join(cache, 'tree');
  const own = ['lists/partial', 'archives/partial', 'packages', 'tree'];
  for (const folder of own) mkdirSync(join(cache, folder), { recursive: true });
  const apt = [
    '-o',
    `Dir::State::lists=${cache}/lists`,
    '-o',
    `Dir::Cache=${cache}`,
    '-o',
    'Debug::NoLocking=true',
  ];
  if (process.getuid() === 0) apt.push('-o', 'APT::Sandbox::User=root');
  if (!works('apt-get', [...apt, 'update', '-qq'])) return false;
  const plan = spawnSync(
    'apt-get',
    [...apt, 'install', '--simulate', '--no-install-recommends', packageName],
    {
      encoding: 'utf8',
    },
  );
  if (plan.status !== 0) return false;
  const names = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  if (!works('apt-get', [...apt, 'download', ...names], { cwd: packages })) return false;
  for (const file of readdirSync(packages)) works('dpkg', ['-x', join(packages, file), tree]);
  // Some libraries lie in folders of their own, which an installation would have told the loader about.
  const files = readdirSync(tree, { recursive: true }).filter((file) => /\.so(\.\d+)*$/.test(file));
  const libraries = [...new Set(files.map((file) => join(tree, dirname(file))))];
  writeFileSync(
    runner,
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${libraries.join(':')}"\nexec "${join(tree, 'usr/lib/chromium', packageName)}" "$@"\n`,
  );
  chmodSync(runner, 0o755);
  if (works(runner, ['--version'])) return true;
  rmSync(runner);
  return false;
}

function works(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'ignore', ...options }).status === 0;
}

function explain() {
  console.error('No Chromium was found for the browser tests. Install one, or name it in CHROMIUM_PATH.');
  return {};
}
