import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { createDemoCompany } from '#seed/demo-company.ts';
import { findOpenSessions } from './actions/auth/find-open-sessions.ts';
import type { Config } from './config.ts';
import { buildApp } from './http/app.ts';
import { paymentsWebhookPath } from './http/webhooks.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { LiveHub } from './live/hub.ts';
import { Outbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createSandbox } from './payments/sandbox/sandbox.ts';
import { createStripePayments } from './payments/stripe.ts';
import type { Services } from './services.ts';
import { incidentBook } from './status/incidents.ts';
import { askHealth } from './status/probes.ts';
import { Database } from './store/database.ts';
import { countJobs } from './store/jobs.ts';
import { listenForNews } from './store/live-listener.ts';
import { listOrganizationIds } from './store/organizations.ts';
import { wipeDatabase } from './store/wipe.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface WireInput {
  readonly config: Config;
  /** The owner's connection; the application's own, lesser one is made from it. */
  readonly connection: ClientConfig;
  readonly log: Logger;
  readonly siteDirectory: string;
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
export async function wire({ config, connection, log, siteDirectory, now }: WireInput): Promise<Wired> {
  const clock = now ?? (() => new Date(Date.now() + config.daysAhead * dayMs));
  const database = new Database(connection, (error) => log.warn({ err: error }, 'database connection lost'));
  const outbox =
    config.mail.kind === 'outbox' ? new Outbox(config.mail.directory, config.mailFrom, clock) : null;
  const mailer =
    outbox ?? createSmtpMailer(config.mail.kind === 'smtp' ? config.mail.url : '', config.mailFrom);
  const sandbox =
    config.payments.kind === 'sandbox' ? createSandbox(database, clock, config.publicUrl) : null;
  const payments =
    config.payments.kind === 'stripe'
      ? createStripePayments(config.payments, config.publicUrl)
      : (sandbox?.payments ?? null);
  const services: Services = {
    database,
    mailer,
    payments,
    now: clock,
    publicUrl: config.publicUrl,
    contactAddress: config.contactAddress,
    probes: {
      app: () => askHealth(config.publicUrl),
      database: async () => {
        await countJobs(database);
      },
      mail: () => mailer.check(),
      payments: async () => payments?.check(),
    },
    incidents: incidentBook(join(config.dataDirectory, 'incidents'), (file, reason) =>
      log.warn({ file, reason }, 'an incident cannot be read'),
    ),
    log,
  };

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
    onLost: (error) => log.warn({ part: 'live', err: error }, 'live connection lost; trying again'),
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
    mailer.close();
    await database.close();
  };
  return { app, services, worker, seedIfEmpty, close };
}
