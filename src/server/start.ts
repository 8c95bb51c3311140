import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { agreementFields } from '#contract/operator.ts';
import type { Config } from './config.ts';
import { requireKeysOfConnections } from './connections/keys-at-hand.ts';
import { appendErasures, erasureFileIn } from './erasure-file.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { isConnectionFailure } from './store/connection-failure.ts';
import { startEmbedded } from './store/embedded/embedded.ts';
import { listErasuresDone } from './store/erasure-journal.ts';
import { migrate } from './store/migrate.ts';
import { sealedSecrets, secretsKeysOf } from './webhooks/sealed-secrets.ts';
import type { Wired } from './wire.ts';

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  /** The checkout: migrations and the built site are found from here. */
  readonly root: string;
  /** The built entry of threads that compute; null when the server runs from its sources. */
  readonly threadFile: string | null;
  readonly tell: (progress: string) => void;
  readonly now?: () => Date;
}

export interface Started extends Wired {
  readonly address: string;
  readonly databasePid: () => number | null;
  readonly stop: () => Promise<void>;
  /** For someone in a hurry: the embedded database ends at once, and nothing else is waited for. */
  readonly stopNow: () => Promise<void>;
}

/** All that an end may take, within the half minute that supervisors grant. */
const longestEndMs = 18_000;
const leastForDatabaseMs = 4_000;
const databasePatienceMs = 30_000;
const databasePauseMs = 500;
/** Whoever waited for the start is answered before background work takes its share of the machine. */
const workAfterMs = 500;
const workerPatienceMs = 10_000;
const workerPauseMs = 100;

export class PortTaken extends Error {}

/** From a configuration to a process that answers. */
export async function start({ config, log, root, threadFile, tell, now }: StartOptions): Promise<Started> {
  await refuseTakenPort(config);
  const opening = openDatabase(config, log, tell);
  // What goes wrong with it is told below.
  opening.catch(() => undefined);
  // Once the database is on its way, our own parts are loaded beside it.
  await new Promise((resolve) => setImmediate(resolve));
  const { wire } = await import('./wire.ts');
  const { connection, stopDatabase, databasePid } = await opening;
  try {
    const migrations = join(root, 'src/server/store/migrations');
    const { applied } = await untilDatabaseAnswers(() => migrate(connection, migrations), tell);
    if (applied.length > 0) tell(`Database brought up to date: ${applied.join(', ')}`);
    const keysOf = secretsKeysOf(config.secretsKeys, config.dataDirectory);
    const secrets = sealedSecrets(keysOf);
    await untilDatabaseAnswers(() => requireKeysOfConnections(connection, secrets), tell);
    // What another process wrote, or this one before it ended.
    const erased = await untilDatabaseAnswers(() => listErasuresDone(connection), tell);
    await appendErasures(erasureFileIn(config.dataDirectory), erased);
    const lacking = agreementFields.filter((field) => config.operator?.[field] === undefined);
    if (config.mode === 'production' && lacking.length > 0)
      log.warn({ lacking }, 'the data-processing agreement is not shown: operator.json lacks values');
    const siteDirectory = join(root, 'build/web');
    const parts = {
      config,
      connection,
      log,
      siteDirectory,
      threadFile,
      workAfterMs,
      ...(now ? { now } : {}),
    };
    const wired = await untilDatabaseAnswers(() => wire(parts), tell);
    if (config.mode === 'local' && (await untilDatabaseAnswers(wired.seedIfEmpty, tell)))
      tell('Created the demo company.');
    await wired.app.listen({ host: config.host, port: config.port });
    const looking = config.worker ? setTimeout(() => void lookAtServices(wired), workAfterMs) : undefined;
    giveBackMemory();
    return {
      ...wired,
      address: listeningAddress(wired, config),
      databasePid,
      stop: async () => {
        const begun = performance.now();
        clearTimeout(looking);
        await wired.close();
        await stopDatabase(Math.max(leastForDatabaseMs, longestEndMs - (performance.now() - begun)));
      },
      stopNow: () => stopDatabase(0),
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/**
 * Nobody waits for it, but the status page should not call a fresh start degraded until the minute is full. Mails leave
 * once there is a worker.
 */
async function lookAtServices({ services, isWorking }: Wired): Promise<void> {
  for (let waitedMs = 0; isWorking() === false && waitedMs < workerPatienceMs; waitedMs += workerPauseMs)
    await new Promise((resolve) => setTimeout(resolve, workerPauseMs));
  try {
    const { checkServices } = await import('./actions/status/check-services.ts');
    await checkServices(services);
  } catch (error) {
    services.log.warn({ err: error }, 'the first check of the services could not be written down');
  }
}

/** After a reboot, or a failover, the database often comes up a little later than we do. */
async function untilDatabaseAnswers<T>(work: () => Promise<T>, tell: (text: string) => void): Promise<T> {
  const deadline = performance.now() + databasePatienceMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionFailure(error) || performance.now() > deadline) throw error;
      if (attempt === 0) tell('The database does not answer yet; trying again for half a minute…');
      await new Promise((resolve) => setTimeout(resolve, databasePauseMs));
    }
  }
}

interface OpenedDatabase {
  readonly connection: ClientConfig;
  readonly databasePid: () => number | null;
  readonly stopDatabase: (patienceMs?: number) => Promise<void>;
}

async function openDatabase(
  config: Config,
  log: Logger,
  tell: (text: string) => void,
): Promise<OpenedDatabase> {
  const { database } = config;
  if (database.kind === 'url') {
    return {
      connection: { connectionString: database.url },
      databasePid: () => null,
      stopDatabase: async () => undefined,
    };
  }
  tell('Starting the database…');
  const embedded = await startEmbedded({
    directory: database.directory,
    log: (message) => log.warn({ part: 'database' }, message),
  });
  return { connection: embedded.connection, databasePid: embedded.pid, stopDatabase: embedded.stop };
}

/** Found out before the database starts: the most common reason not to start should be told at once. */
async function refuseTakenPort({ host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new PortTaken(`Port ${port} is taken by another program. Choose another: PORT=3001 npm start`),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new PortTaken(
            `Port ${port} may not be used by this user. Choose one above 1023: PORT=3001 npm start`,
          ),
        );
      } else reject(error);
    });
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function listeningAddress({ app }: Wired, config: Config): string {
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : config.port;
  return config.mode === 'local' ? `http://localhost:${port}` : config.publicUrl;
}
