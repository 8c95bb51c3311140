import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { createDemoCompany } from '#seed/demo-company.ts';
import { findOpenSessions } from './actions/auth/find-open-sessions.ts';
import { buildServices } from './build-services.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { paymentsWebhookPath } from './http/webhooks.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { LiveHub } from './live/hub.ts';
import type { Services } from './services.ts';
import { listenForNews } from './store/live-listener.ts';
import { listOrganizationIds } from './store/organizations.ts';
import { wipeDatabase } from './store/wipe.ts';
import { type PoolLimits, ThreadPool } from './threads/pool.ts';

export interface WireInput {
  readonly config: Config;
  /** The owner's connection; the application's own, lesser one is made from it. */
  readonly connection: ClientConfig;
  readonly log: Logger;
  readonly siteDirectory: string;
  /** The built entry of threads that compute; without it everything is computed in this one. */
  readonly threadFile?: string | URL | null;
  readonly threadLimits?: Partial<PoolLimits>;
  readonly now?: () => Date;
}

export interface Wired {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly worker: Worker | null;
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
}: WireInput): Promise<Wired> {
  const threads = threadFile
    ? new ThreadPool({
        file: threadFile,
        setup: { config, connection },
        now: () => services.now(),
        log,
        limits: threadLimits,
      })
    : null;
  const {
    services,
    outbox,
    sandbox,
    close: closeServices,
  } = await buildServices({
    config,
    connection,
    log,
    threads,
    ...(now ? { now } : {}),
  });
  const { database } = services;

  const seedIfEmpty = async (): Promise<boolean> => {
    if ((await database.atGate(listOrganizationIds)).length > 0) return false;
    await createDemoCompany(services);
    return true;
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
  const listener = listenForNews(connection, {
    onNews: (news) => live.hear(news),
    onListening: () => live.resync(),
    onLost: ({ message }) =>
      log.warn({ part: 'live', reason: message }, 'live connection lost; trying again'),
  });
  const app = await buildApp({ config, services, live, outbox, sandbox, reset, siteDirectory });
  sandbox?.deliverTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app.inject({ method: 'POST', url: paymentsWebhookPath, headers, payload });
    if (answer.statusCode !== 200)
      log.warn({ status: answer.statusCode }, 'an event of the sandbox was refused');
  });
  const worker = config.worker ? startWorker(services, connection) : null;
  const close = async (): Promise<void> => {
    await app.close();
    live.close();
    await listener.stop();
    await worker?.stop();
    await threads?.close();
    await closeServices();
  };
  return { app, services, worker, seedIfEmpty, close };
}
