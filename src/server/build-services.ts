import { join } from 'node:path';
import type { Logger } from 'pino';
import { mailsAtOnce } from './actions/job-kinds.ts';
import { watchDeliveries } from './actions/users/watch-deliveries.ts';
import { clockOf } from './clock.ts';
import { txtRecordsFrom } from './company-login/txt-records.ts';
import type { Config } from './config.ts';
import { outsideCaller } from './connections/outside-call.ts';
import { erasureFileIn } from './erasure-file.ts';
import { bucketFiles } from './files/bucket-files.ts';
import { databaseFiles } from './files/file-store.ts';
import { Outbox } from './mail/outbox.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { askedAlone } from './payments/asked-alone.ts';
import type { Payments } from './payments/payments.ts';
import type { Sandbox } from './payments/sandbox/sandbox.ts';
import { createPayrollProviders } from './payroll-providers/payroll-providers.ts';
import { SentAnswers } from './sent-answers.ts';
import type { Services } from './services.ts';
import { incidentBook } from './status/incidents.ts';
import { askHealth } from './status/probes.ts';
import { doMailsLeave, readWork } from './status/work.ts';
import { Database } from './store/database.ts';
import { countJobs } from './store/jobs.ts';
import type { ApplicationConnection } from './store/logins.ts';
import type { ThreadPool } from './threads/pool.ts';
import { Traffic } from './traffic.ts';
import { createMessenger } from './webhooks/messenger.ts';

export interface ServicesInput {
  readonly config: Config;
  readonly connection: ApplicationConnection;
  readonly log: Logger;
  readonly now?: () => Date;
  /** How many connections to the database actions may hold at once. */
  readonly connections?: number;
  readonly threads?: ThreadPool | null;
  /** Threads that compute take no money; what speaks to the provider is loaded where it is needed. */
  readonly takesMoney?: boolean;
  readonly ending?: AbortSignal;
}

export interface BuiltServices {
  readonly services: Services;
  readonly outbox: Outbox | null;
  readonly sandbox: Sandbox | null;
  readonly close: () => Promise<void>;
}

/** What actions work with, from the configuration: the same for every thread that runs some. */
export async function buildServices({
  config,
  connection,
  log,
  now,
  connections,
  threads = null,
  takesMoney = true,
  ending = new AbortController().signal,
}: ServicesInput): Promise<BuiltServices> {
  const clock = now ?? clockOf(config);
  const database = new Database(
    connection,
    (error) => log.warn({ err: error }, 'database connection lost'),
    connections,
  );
  const outbox =
    config.mail.kind === 'outbox' ? new Outbox(config.mail.directory, config.mailFrom, clock) : null;
  const mailer =
    outbox ??
    watchDeliveries(
      createSmtpMailer(config.mail.kind === 'smtp' ? config.mail.url : '', config.mailFrom, mailsAtOnce),
      { database, now: clock, log },
    );
  const { sandbox, payments } = takesMoney
    ? await choosePayments(config, database, clock)
    : { sandbox: null, payments: null };
  const services: Services = {
    database,
    mailer,
    files: {
      chosen: config.bucket ? 'bucket' : 'database',
      database: databaseFiles(database),
      bucket: config.bucket && bucketFiles(config.bucket),
    },
    payments: payments && askedAlone(payments),
    now: clock,
    publicUrl: config.publicUrl,
    erasureFile: erasureFileIn(config.dataDirectory),
    undoSeconds: config.undoSeconds,
    contactAddress: config.contactAddress,
    probes: {
      app: () => askHealth(config.publicUrl),
      database: async () => {
        await countJobs(database);
      },
      mail: async () => {
        await mailer.check();
        if (!doMailsLeave(await readWork(database))) throw new Error('mails wait for their turn');
      },
      payments: async () => payments?.check(),
    },
    incidents: incidentBook(join(config.dataDirectory, 'incidents'), (file, reason) =>
      log.warn({ file, reason }, 'an incident cannot be read'),
    ),
    threads,
    ending,
    traffic: new Traffic(),
    sentAnswers: new SentAnswers(),
    messenger: createMessenger({
      now: clock,
      reach: { loopback: config.mode === 'local', allowedHosts: config.webhookHosts },
      secretsKeys: config.secretsKeys,
      dataDirectory: config.dataDirectory,
    }),
    txtRecords: txtRecordsFrom(config.dnsServers),
    payrollProviders: createPayrollProviders(config.payrollAddresses, clock),
    outside: { choices: config.outsideChoices, call: outsideCaller(clock) },
    log,
  };
  const close = async (): Promise<void> => {
    mailer.close();
    await database.close();
  };
  return { services, outbox, sandbox, close };
}

async function choosePayments(
  { payments, publicUrl }: Config,
  database: Database,
  clock: () => Date,
): Promise<{ readonly sandbox: Sandbox | null; readonly payments: Payments }> {
  if (payments.kind === 'stripe') {
    const { createStripePayments } = await import('./payments/stripe.ts');
    return { sandbox: null, payments: createStripePayments(payments, publicUrl) };
  }
  const { createSandbox } = await import('./payments/sandbox/sandbox.ts');
  const sandbox = createSandbox(database, clock, publicUrl);
  return { sandbox, payments: sandbox.payments };
}
