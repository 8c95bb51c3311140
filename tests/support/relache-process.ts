import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPlace } from '#server/store/embedded/embedded.ts';
import { readPostmaster } from '#server/store/embedded/postmaster.ts';
import { freePort } from './free-port.ts';
import { clockShift } from './moved-clock.ts';
import { type Calls, callsTo, devKeyFor } from './test-app.ts';

export interface RelacheProcess extends Calls {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  /** The number of its PostgreSQL's main process. */
  readonly databasePid: () => number;
  /** Sends a signal and waits for the end; the exit code, or null when the signal itself ended it. */
  readonly end: (signal: EndingSignal) => Promise<number | null>;
  readonly exited: Promise<number | null>;
}

export type EndingSignal = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGKILL';

export type StartCommand = readonly [program: string, ...args: string[]];

const directly: StartCommand = [process.execPath, 'scripts/start.mjs'];
export const throughNpm: StartCommand = ['npm', 'start'];
/**
 * In a terminal of its own, as a person has it: `script` comes with every Debian and every macOS, with other words. A
 * shell that stayed between it and npm would tell its own end by Ctrl-C instead of npm's.
 */
export const inTerminal: StartCommand =
  process.platform === 'darwin'
    ? ['script', '-q', '/dev/null', 'npm', 'start']
    : ['script', '-qec', 'exec npm start', '/dev/null'];

/** Relâche as `npm start` runs it, in a process of its own, ready to answer. */
export async function startProcess(
  dataDirectory: string,
  env: Readonly<Record<string, string>> = {},
  command: StartCommand = directly,
  /** For who cannot wait until it is ready. */
  onSpawn: (child: ChildProcess) => void = () => undefined,
): Promise<RelacheProcess> {
  const port = await freePort();
  const own = { PORT: String(port), DATA_DIR: dataDirectory, UNDO_SECONDS: '0', ...devKeyFor(env), ...env };
  const { child, output, exited } = spawnStart(own, command);
  onSpawn(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready at')) resolve();
    });
    exited.then(() => reject(new Error(`It ended instead of starting:\n${output()}`)));
  });
  const url = `http://localhost:${port}`;
  return {
    child,
    url,
    output,
    ...callsTo(url),
    databasePid: () => {
      const running = readPostmaster(join(clusterPlace(join(dataDirectory, 'postgres')), 'cluster'));
      if (!running) throw new Error('No database runs in this data folder.');
      return running.pid;
    },
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
    exited,
  };
}

/** For starts that are meant to fail: what was said, and the exit code. */
export async function runToEnd(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const { output, exited } = spawnStart(env, directly);
  return { code: await exited, said: output() };
}

function spawnStart(env: Readonly<Record<string, string>>, [program, ...args]: StartCommand) {
  const { APP_ENV, DATABASE_URL, SMTP_URL, PUBLIC_URL, NODE_ENV, ...own } = process.env;
  // A group of its own, so that a test can signal it whole.
  const child = spawn(program, args, {
    env: { ...own, ...clockShift.nodeOptions(), ...env },
    detached: true,
  });
  let text = '';
  const gather = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, exited, output: () => text };
}

/** The shells that end the database of a data folder when its server is gone; none once that has ended cleanly. */
export async function guardiansOf(dataDirectory: string): Promise<number[]> {
  const place = join(dataDirectory, 'postgres');
  const files = (await readdir(place)).filter((name) => name.startsWith('guardian-'));
  return Promise.all(files.map(async (name) => Number(await readFile(join(place, name), 'utf8'))));
}
