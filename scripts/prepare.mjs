// What every command needs first: a fitting Node, installed dependencies, and no half-done work of a neighbour.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = [20, 19];

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Relâche needs Node ${oldestNode.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs when node_modules is missing or was made from another lock file. */
export async function installDependencies() {
  const stamp = join(root, 'node_modules', '.relache-installed');
  const wanted = fingerprint(['package.json', 'package-lock.json']);
  if (readIfThere(stamp) === wanted) return;
  await withLock('install', async () => {
    if (readIfThere(stamp) === wanted) return;
    console.log('Installing dependencies (first start, or the lock file changed)…');
    const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (install.status !== 0) {
      console.error('\nThe dependencies could not be installed. Is the npm registry within reach?');
      process.exit(1);
    }
    // npm may add what this platform needs to the lock file; what counts is the state after it.
    writeFileSync(stamp, fingerprint(['package.json', 'package-lock.json']));
  });
}

/** One hash over the contents of files and folders, so that a touched but unchanged file rebuilds nothing. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return;
    if (found.isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
      return;
    }
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}

export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Two commands started side by side in one checkout take turns; a lock whose holder died is taken over. */
export async function withLock(name, work) {
  const lock = join(root, `.${name}.lock`);
  for (let told = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readIfThere(join(lock, 'pid')) ?? 0);
    const fresh = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5_000;
    if (!(holder ? isAlive(holder) : fresh)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!told) console.log(`Waiting for another ${name} in this folder…`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** For tsx, which looks into one tsconfig alone and leaves files that this does not name to defaults of its own. */
export const sourceEnvironment = { TSX_TSCONFIG_PATH: join(root, 'src', 'server', 'tsconfig.json') };

/** Runs one of the installed tools, quietly or not, and tells how it went. Its path may contain spaces. */
export function runTool(packageName, bin, args, options) {
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8'));
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  return runScript(join('node_modules', packageName, script), args, options);
}

/** The same for a script of this folder. What runs behind takes only what others leave of the machine. */
export function runScript(
  path,
  args,
  { env = {}, quiet = false, behind = false, node = process.execPath } = {},
) {
  return new Promise((resolve) => {
    const tool = spawn(node, [join(root, path), ...args], {
      cwd: root,
      env: { ...process.env, ...sourceEnvironment, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (behind && tool.pid) setPriority(tool.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let stdout = '';
    let output = '';
    tool.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    tool.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    tool.on('close', (status) => resolve({ ok: status === 0, stdout, output }));
  });
}
