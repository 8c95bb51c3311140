import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as quietPause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { CannotStart } from '#server/store/cannot-start.ts';
import { answersTo } from '../answers.ts';
import { isConnectionFailure } from '../connection-failure.ts';
import { findBinaries } from './binaries.ts';
import {
  type Cluster,
  ensureCluster,
  handOver,
  isSocketDirectory,
  launch,
  makeSocketDirectory,
  readOrCreatePassword,
  superuser,
} from './cluster.ts';
import { forgetEndings, relieveGuardians, startGuardian } from './guardian.ts';
import { canEnter, unprivilegedIdentity } from './identity.ts';
import {
  isAlive,
  isRunningPostgres,
  pause,
  readPostmaster,
  shutDown,
  suddenEndMs,
  waitForEnd,
} from './postmaster.ts';
import { StartRefusal } from './start-refusal.ts';

export interface EmbeddedDatabase {
  /** Stays the same over restarts of the server, so that pools simply reconnect. */
  readonly connection: ClientConfig;
  readonly pid: () => number;
  /** Ends cleanly if that takes no longer than the patience, and at once after it. */
  readonly stop: (patienceMs?: number) => Promise<void>;
}

export interface EmbeddedOptions {
  /** `DATA_DIR/postgres`. */
  readonly directory: string;
  readonly log: (message: string) => void;
}

/** Where root puts what an unprivileged user must reach when the data folder is closed to them. */
const sharedDirectory = '/var/lib/relache';
const placeNote = 'location';
const startPatienceMs = 60_000;
const stopPatienceMs = 20_000;
const ownerLock = 7_352_415;
const tryLock = 'select pg_try_advisory_lock($1) as got';

/**
 * Starts the PostgreSQL that came with npm, or takes over the one that a killed process left running,
 * and keeps it alive until `stop`.
 */
export async function startEmbedded({ directory, log }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = prepareCluster(directory);
  const { running, owner } = await obtain(cluster, directory, log);
  let { pid } = running;
  const { socketDirectory } = running;
  const connection: ClientConfig = { ...access(cluster, socketDirectory), database: 'relache' };
  const guardian = startGuardian({ directory, cluster: cluster.directory, socketDirectory });
  await createDatabase(owner);

  let stopping = false;
  let told = '';
  const guard = async (): Promise<void> => {
    while (!stopping) {
      if (isAlive(pid)) {
        await pause(250);
        continue;
      }
      log('The database server is gone; starting it again.');
      try {
        pid = (await launchAndWait(cluster, socketDirectory)).pid;
        log('The database server is back.');
        told = '';
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) log(`The database server did not come back yet: ${reason}`);
        told = reason;
        await pause(1_000);
      }
    }
  };
  const guarding = guard();

  return {
    connection,
    pid: () => pid,
    stop: async (patienceMs = stopPatienceMs) => {
      stopping = true;
      // Not waited for: a database that hangs must not hold up its own end.
      owner.end().catch(() => undefined);
      await Promise.race([guarding, quietPause(patienceMs, null, { ref: false })]);
      // The one on record may be younger than the last that the guard has seen answer.
      await shutDown(readPostmaster(cluster.directory)?.pid ?? pid, patienceMs);
      guardian.dismiss();
      rmSync(socketDirectory, { recursive: true, force: true });
    },
  };
}

/** For a command that runs beside a server: uses the database that server keeps, or starts one for itself. */
export async function reachEmbedded(
  options: EmbeddedOptions,
): Promise<Pick<EmbeddedDatabase, 'connection' | 'stop'>> {
  const cluster = prepareCluster(options.directory);
  const running = readPostmaster(cluster.directory);
  if (
    running &&
    isRunningPostgres(running.pid) &&
    (await answers(cluster, running.socketDirectory, running.pid))
  ) {
    const connection = { ...access(cluster, running.socketDirectory), database: 'relache' };
    return { connection, stop: async () => undefined };
  }
  return startEmbedded(options);
}

function prepareCluster(directory: string): Cluster {
  const dataDirectory = dirname(directory);
  const asRoot = process.getuid?.() === 0;
  // Closed to others, except that PostgreSQL's own user has to pass through when root started us.
  if (!existsSync(dataDirectory)) makeDirectory(dataDirectory, asRoot ? 0o711 : 0o700);
  if (!existsSync(directory)) makeDirectory(directory, 0o711);
  const password = readOrCreatePassword(join(dataDirectory, 'postgres-password'));

  const identity = unprivilegedIdentity(join(directory, 'cluster'));
  const place = canEnter(identity, directory) ? directory : placeOutside(directory);
  const cluster: Cluster = {
    directory: join(place, 'cluster'),
    logFile: join(directory, 'postgres.log'),
    identity: place === directory ? identity : unprivilegedIdentity(join(place, 'cluster')),
    binaries: findBinaries(identity, sharedDirectory),
    password,
  };
  ensureCluster(cluster);
  if (cluster.identity) handOver(cluster.directory, cluster.identity);
  return cluster;
}

/** The data folder remembers which place is its own, and forgets it when it is deleted. */
function placeOutside(directory: string): string {
  const known = clusterPlace(directory);
  if (known !== directory) return known;
  makeDirectory(sharedDirectory, 0o755);
  const place = mkdtempSync(join(sharedDirectory, 'cluster-'));
  chmodSync(place, 0o711);
  writeFileSync(join(directory, placeNote), `${place}\n`);
  return place;
}

/** Where the cluster of a data folder lies: inside of it, unless its note says otherwise. */
export function clusterPlace(directory: string): string {
  const note = join(directory, placeNote);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : directory;
}

/** With the mode as given: the umask of whoever started us must not close the way to the server. */
function makeDirectory(path: string, mode: number): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
}

interface Running {
  readonly pid: number;
  readonly socketDirectory: string;
}

async function endGuardians(directory: string): Promise<void> {
  const deadline = performance.now() + suddenEndMs;
  while (relieveGuardians(directory) === 'ending' && performance.now() < deadline) await pause(50);
  forgetEndings(directory);
}

/** A running database that is ours alone, and that nobody is about to end. */
async function obtain(
  cluster: Cluster,
  directory: string,
  log: (message: string) => void,
): Promise<{ running: Running; owner: Client }> {
  const deadline = performance.now() + startPatienceMs;
  for (;;) {
    const found = await takeOver(cluster, log);
    // Nothing runs that a guardian could end: one that waits must not end what we are about to launch.
    if (!found) await endGuardians(directory);
    const running = found ?? (await launchAndWait(cluster, makeSocketDirectory(cluster.identity)));
    try {
      const owner = await claim(cluster, running.socketDirectory, directory);
      const left = relieveGuardians(directory);
      if (!found || left === 'relieved') {
        forgetEndings(directory);
        return { running, owner };
      }
      log('The guardian of the process before is ending the database; waiting for that.');
      await owner.end().catch(() => undefined);
    } catch (error) {
      // Ended by its guardian while we were asking: what was found is gone in a moment.
      if (!found || !isConnectionFailure(error) || performance.now() > deadline) throw error;
    }
    if (!(await waitForEnd(running.pid, stopPatienceMs))) await shutDown(running.pid, suddenEndMs);
    forgetEndings(directory);
  }
}

/** A process of ours that was killed leaves its database running: use it, or clear what is left of it. */
async function takeOver(cluster: Cluster, log: (message: string) => void): Promise<Running | null> {
  const left = readPostmaster(cluster.directory);
  if (!left) return null;
  if (!isRunningPostgres(left.pid)) {
    rmSync(join(cluster.directory, 'postmaster.pid'), { force: true });
    if (isSocketDirectory(left.socketDirectory))
      rmSync(left.socketDirectory, { recursive: true, force: true });
    return null;
  }
  if (existsSync(left.socketDirectory) && (await answers(cluster, left.socketDirectory, left.pid))) {
    log('Found the database still running; using it.');
    return left;
  }
  log('Found a database that does not answer; stopping it.');
  await shutDown(left.pid, stopPatienceMs);
  return null;
}

async function launchAndWait(cluster: Cluster, socketDirectory: string): Promise<Running> {
  const deadline = performance.now() + startPatienceMs;
  const refusal = new StartRefusal(cluster);
  for (;;) {
    const child = launch(cluster, socketDirectory);
    const { pid } = child;
    if (pid === undefined) throw new CannotStart(`${cluster.binaries.postgres} could not be started.`);
    if (await answers(cluster, socketDirectory, pid)) return { pid, socketDirectory };
    // The processes of a killed server need a moment to notice; until then a new one gives up at once.
    refusal.refuse(performance.now() > deadline);
    await pause(300);
  }
}

/** Waits until the server takes connections; false as soon as its process is gone. */
async function answers(cluster: Cluster, socketDirectory: string, pid: number): Promise<boolean> {
  const deadline = performance.now() + startPatienceMs;
  while (isAlive(pid) && performance.now() < deadline) {
    const client = new Client(access(cluster, socketDirectory));
    // A server that goes away again right after it has answered is noticed by whoever asks next.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (!isConnectionFailure(error)) throw error;
      await pause(30);
    }
  }
  return false;
}

/** One process of ours at a time: a session lock that ends with the process, however it ends. */
async function claim(cluster: Cluster, socketDirectory: string, directory: string): Promise<Client> {
  const client = new Client(access(cluster, socketDirectory));
  // Losing this connection with the server is expected; the guard brings the server back.
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [lock] = await answersTo<{ got: boolean }>(client, { got: 'bool' }, tryLock, [ownerLock]);
    if (lock?.got) return client;
    await pause(100);
  }
  await client.end();
  throw new CannotStart(
    `Another Relâche already runs on ${dirname(directory)}. Stop it first, or choose another DATA_DIR.`,
  );
}

async function createDatabase(owner: Client): Promise<void> {
  const { rowCount } = await owner.query("select 1 from pg_database where datname = 'relache'");
  if (rowCount === 0) await owner.query('create database relache');
}

function access(cluster: Cluster, socketDirectory: string): ClientConfig {
  return {
    host: socketDirectory,
    port: 5432,
    user: superuser,
    password: cluster.password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  };
}
