import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Outbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createSandbox, type Sandbox } from './payments/sandbox/sandbox.ts';
import { createStripePayments } from './payments/stripe.ts';
import type { Services } from './services.ts';
import { incidentBook } from './status/incidents.ts';
import { askHealth } from './status/probes.ts';
import { Database } from './store/database.ts';
import { countJobs } from './store/jobs.ts';
import type { ThreadPool } from './threads/pool.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface ServicesInput {
  readonly config: Config;
  readonly connection: ClientConfig;
  readonly log: Logger;
  readonly now?: () => Date;
  /** How many connections to the database actions may hold at once. */
  readonly connections?: number;
  readonly threads?: ThreadPool | null;
}

export interface BuiltServices {
  readonly services: Services;
  readonly outbox: Outbox | null;
  readonly sandbox: Sandbox | null;
  readonly close: () => Promise<void>;
}

/** What actions work with, from the configuration: the same for every thread that runs some. */
export function buildServices({
  config,
  connection,
  log,
  now,
  connections,
  threads = null,
}: ServicesInput): BuiltServices {
  const clock = now ?? (() => new Date(Date.now() + config.daysAhead * dayMs));
  const database = new Database(
    connection,
    (error) => log.warn({ reason: error.message }, 'database connection lost'),
    connections,
  );
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
    threads,
    log,
  };
  const close = async (): Promise<void> => {
    mailer.close();
    await database.close();
  };
  return { services, outbox, sandbox, close };
}
