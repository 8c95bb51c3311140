import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobName } from '#server/actions/job-table.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/store/embedded/embedded.ts';
import { migrate } from '#server/store/migrate.ts';

/** A folder for one part of the bench, gone when it is done. */
export async function inFolder(work: (directory: string) => Promise<void>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'relache-bench-'));
  // Started by root, the database runs as somebody else, who has to pass.
  chmodSync(directory, 0o711);
  try {
    await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The built-in PostgreSQL with its settings as they are, and nothing in it. */
export function startCluster(directory: string): Promise<EmbeddedDatabase> {
  return startEmbedded({ directory: join(directory, 'postgres'), log: console.error });
}

/** The same, with every migration. */
export async function startDatabase(directory: string): Promise<EmbeddedDatabase> {
  const database = await startCluster(directory);
  await migrate(database.connection, 'src/server/store/migrations');
  return database;
}

export interface BenchJob {
  readonly job: JobName;
  readonly payload: unknown;
}

export interface BenchServer {
  readonly port: number;
  readonly pid: number;
  /** What the server's own process says of itself. */
  readonly ask: (question: 'longest block' | 'memory' | 'mails' | BenchJob) => Promise<number>;
  readonly stop: () => void;
}

export function listen(
  script: string,
  env: Readonly<Record<string, string>>,
  /** The checkout that the script belongs to. */
  directory = process.cwd(),
): Promise<BenchServer> {
  const child: ChildProcess = fork(script, {
    cwd: directory,
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) =>
      resolve({
        port,
        pid: child.pid ?? 0,
        ask: (question) =>
          new Promise((answered) => {
            child.once('message', ({ answer }: { answer: number }) => answered(answer));
            child.send(question);
          }),
        stop: () => {
          child.removeAllListeners('exit').kill('SIGTERM');
        },
      }),
    );
    child.on('exit', () => reject(new Error(`${script} ended.`)));
  });
}
