import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { findOpenSessions } from './actions/auth/find-open-sessions.ts';
import { buildServices } from './build-services.ts';
import type { Config } from './config.ts';
import { settlesWithin } from './deadline.ts';
import { devKeyOf } from './dev-key.ts';
import { buildApp } from './http/app.ts';
import { paymentsWebhookPath } from './http/webhooks.ts';
import type { Worker } from './jobs/worker.ts';
import { LiveHub } from './live/hub.ts';
import type { Services } from './services.ts';
import { listenForNews } from './store/live-listener.ts';
import { openLogins } from './store/logins.ts';
import { oneAtATime } from './store/one-at-a-time.ts';
import { listOrganizationIds } from './store/organizations.ts';
import { wipeDatabase } from './store/wipe.ts';
import { type PoolLimits, ThreadPool } from './threads/pool.ts';

/** What an end waits for, all in all some twelve seconds. Requests are cut off by themselves before. */
const endPatience = { requestsMs: 9_000, jobsMs: 8_000, lastMs: 2_000 };
const seedLock = 7_352_423;

export interface WireInput {
  readonly config: Config;
  /** The owner's connection; the lesser logins that the parts work as are made with it. */
  readonly connection: ClientConfig;
  readonly log: Logger;
  readonly siteDirectory: string;
  /** The built entry of threads that compute; without it everything is computed in this one. */
  readonly threadFile?: string | URL | null;
  readonly threadLimits?: Partial<PoolLimits>;
  readonly now?: () => Date;
  /** How long after it listens a process begins with its jobs. */
  readonly workAfterMs?: number;
}

export interface Wired {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Null where this process does no jobs. */
  readonly isWorking: () => boolean | null;
  /** What opens the developer's tools; null where there are none. */
  readonly devKey: string | null;
  /** Creates the demo company when there is nobody at all yet; true if it did. */
  readonly seedIfEmpty: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Builds the parts of one process from its configuration. Nothing listens yet. */
export async function wire({
  config,
  connection,
  log,
  siteDirectory,
  threadFile = null,
  threadLimits = {},
  now,
  workAfterMs = 0,
}: WireInput): Promise<Wired> {
  const given = config.database.kind === 'url' ? config.database.applicationUrl : null;
  const logins = await openLogins(connection, given);
  const threads = threadFile
    ? new ThreadPool({
        file: threadFile,
        setup: { config, connection: logins.application },
        now: () => services.now(),
        log,
        limits: threadLimits,
      })
    : null;
  const ending = new AbortController();
  const {
    services,
    outbox,
    sandbox,
    close: closeServices,
  } = await buildServices({
    config,
    connection: logins.application,
    log,
    threads,
    ending: ending.signal,
    ...(now ? { now } : {}),
  });
  const { database } = services;

  const seedIfEmpty = async (): Promise<boolean> => {
    const isEmpty = async () => (await database.atGate(listOrganizationIds)).length === 0;
    if (!(await isEmpty())) return false;
    // Two first starts may find it empty at the same time: whoever waited looks again.
    return oneAtATime(logins.application, seedLock, async () => {
      if (!(await isEmpty())) return false;
      const { createDemoCompany } = await import('#seed/demo-company.ts');
      await createDemoCompany(services);
      return true;
    });
  };
  const reset = async (): Promise<void> => {
    await wipeDatabase(connection);
    if (outbox) await rm(outbox.directory, { recursive: true, force: true });
    await seedIfEmpty();
  };

  const live = new LiveHub(
    (organizationId, sessionIds) => findOpenSessions(services, organizationId, sessionIds),
    log.child({ part: 'live' }),
  );
  const listener = listenForNews(logins.application, {
    onNews: (news) => live.hear(news),
    onListening: () => live.resync(),
    onLost: (error) => log.warn({ part: 'live', err: error }, 'live connection lost; trying again'),
  });
  const devKey = devKeyOf(config);
  let worker = null as Worker | null;
  const isWorking = (): boolean | null => (config.worker ? (worker?.isWorking() ?? false) : null);
  const app = await buildApp({
    config,
    services,
    live,
    outbox,
    sandbox,
    reset,
    siteDirectory,
    devKey,
    isWorking,
  });
  sandbox?.deliverTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app.inject({ method: 'POST', url: paymentsWebhookPath, headers, payload });
    if (answer.statusCode !== 200)
      log.warn({ status: answer.statusCode }, 'an event of the sandbox was refused');
  });
  let closing = false;
  let loadingWorker: Promise<void> = Promise.resolve();
  // Whoever comes first is answered first: what jobs need is loaded after it.
  const beginWork = async (): Promise<void> => {
    const { startWorker } = await import('./jobs/worker.ts');
    if (!closing) worker = startWorker(services, logins.queue);
  };
  app.addHook('onListen', async () => {
    if (!config.worker) return;
    setTimeout(() => {
      if (!closing) loadingWorker = beginWork();
    }, workAfterMs).unref();
  });
  const finishJobs = async (): Promise<void> => {
    closing = true;
    await loadingWorker;
    const finished = worker?.stop() ?? Promise.resolve();
    if (await settlesWithin(finished, endPatience.jobsMs)) return;
    // Mails that wait for a silent server fail now, and with them their jobs, which are tried again.
    services.mailer.close();
    if (await settlesWithin(finished, endPatience.lastMs)) return;
    // The next worker frees them, as it does those of a process that was killed.
    log.warn('jobs were left in hand at the end');
  };
  const close = async (): Promise<void> => {
    ending.abort();
    const answered = app.close();
    live.close();
    await Promise.all([settlesWithin(answered, endPatience.requestsMs), finishJobs()]);
    await settlesWithin(
      Promise.all([listener.stop(), threads?.close(), closeServices()]),
      endPatience.lastMs,
    );
  };
  return { app, services, isWorking, devKey, seedIfEmpty, close };
}
