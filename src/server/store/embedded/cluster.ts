import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CannotStart } from '#server/store/cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';

/** A cluster on disk: where it lies, who runs it, and the secret that opens it. */
export interface Cluster {
  readonly directory: string;
  readonly logFile: string;
  readonly identity: Identity | null;
  readonly binaries: Binaries;
  readonly password: string;
}

export const superuser = 'relache';

/** Nothing of our own environment (PGHOST and its kin above all) may leak into the server's. */
const quietEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const socketPrefix = 'relache-pg-';
const largestLog = 10 * 1024 * 1024;

/**
 * For one company on one machine, beside its server (decision 041). Pages beyond these buffers are in the system's own
 * cache, which gives them back; nothing of ours is large enough to be compiled or read ahead by further processes.
 */
const smallMemory = {
  shared_buffers: '48MB',
  maintenance_work_mem: '32MB',
  autovacuum_max_workers: '2',
  jit: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
};

/** The password outlives the cluster's processes and stays with the one who owns the data folder. */
export function readOrCreatePassword(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  return password;
}

export function ensureCluster(cluster: Cluster): void {
  if (existsSync(join(cluster.directory, 'PG_VERSION'))) return;
  // Made beside its place and renamed at the end, so that a start killed half-way leaves no half cluster.
  const unfinished = `${cluster.directory}.new`;
  const passwordFile = `${cluster.directory}.pwfile`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  handOver(unfinished, cluster.identity);
  handOver(passwordFile, cluster.identity);
  try {
    const made = spawnSync(
      cluster.binaries.initdb,
      [
        ['-D', unfinished],
        ['-U', superuser],
        ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
        ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
      ].flat(),
      { ...cluster.identity, cwd: '/', env: quietEnvironment, encoding: 'utf8' },
    );
    if (made.status !== 0) {
      throw new CannotStart(
        `The database could not be created: ${made.error?.message ?? made.stderr.trim()}`,
      );
    }
    renameSync(unfinished, cluster.directory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A socket's path is limited to some hundred bytes, which a data folder may exceed; hence the temporary folder. */
export function makeSocketDirectory(identity: Identity | null): string {
  const parent = existsSync('/tmp') ? '/tmp' : tmpdir();
  const directory = mkdtempSync(join(parent, socketPrefix));
  handOver(directory, identity);
  return directory;
}

export function isSocketDirectory(path: string): boolean {
  return basename(path).startsWith(socketPrefix);
}

export function launch(cluster: Cluster, socketDirectory: string): ChildProcess {
  if ((statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog) rmSync(cluster.logFile);
  const log = openSync(cluster.logFile, 'a', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    // What failed is in our own log, without data; rows, statements and values that PostgreSQL would quote are in none.
    log_statement: 'none',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    cluster_name: 'relache',
    ...smallMemory,
  };
  try {
    const child = spawn(
      cluster.binaries.postgres,
      [
        '-D',
        cluster.directory,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...cluster.identity,
        cwd: '/',
        env: quietEnvironment,
        // Its own process group: Ctrl-C in our terminal must reach us first, so that we close before it does.
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    // A failed spawn has no pid, which the caller checks; without a listener it would end our process.
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

export function handOver(path: string, identity: Identity | null): void {
  if (identity) chownSync(path, identity.uid, identity.gid);
}
