import { isAbsolute, join, resolve } from 'node:path';
import type { Operator } from '#contract/operator.ts';
import { UNDO_SECONDS } from '#domain/leave-requests/undoing.ts';
import { type OutsideChoices, readOutsideChoices } from './connections/outside-choices.ts';
import { type BucketChoice, readBucket } from './files/bucket-choice.ts';
import { readOperator } from './operator.ts';
import { type ProviderAddresses, readProviderAddresses } from './payroll-providers/provider-addresses.ts';

export type DatabaseChoice =
  | { readonly kind: 'embedded'; readonly directory: string }
  /** `applicationUrl` is the application's login, where the owner is not to make it by itself. */
  | { readonly kind: 'url'; readonly url: string; readonly applicationUrl: string | null };

export type MailChoice =
  | { readonly kind: 'outbox'; readonly directory: string }
  | { readonly kind: 'smtp'; readonly url: string };

export type PaymentsChoice =
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly apiBase: string | null;
      readonly automaticTax: boolean;
    };

export interface Config {
  readonly mode: 'local' | 'production';
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  readonly publicUrl: string;
  readonly database: DatabaseChoice;
  readonly mail: MailChoice;
  readonly mailFrom: string;
  /** Who runs this instance, for its legal pages; null where nobody has said. */
  readonly operator: Operator | null;
  /** Where messages of visitors go. */
  readonly contactAddress: string;
  readonly payments: PaymentsChoice;
  /** Where attachments go; null keeps them in the database. */
  readonly bucket: BucketChoice | null;
  /** How far the clock is put forward, to look at what time brings; in local mode only. */
  readonly daysAhead: number;
  /** What opens the developer's tools of local mode; one is made where none is chosen. */
  readonly devKey: string | null;
  readonly worker: boolean;
  readonly rateLimits: boolean;
  /** Whether browsers keep the application for when there is no connection. */
  readonly serviceWorker: boolean;
  /** How long a caller may take to send a whole request; what they are answered may take longer. */
  readonly requestTimeoutMs: number;
  /** How long decisions can be undone, and mails about them wait. */
  readonly undoSeconds: number;
  readonly metricsToken: string | null;
  /** Proxies whose forwarded addresses are believed; none unless the operator names them. */
  readonly trustedProxies: readonly string[];
  /** What secrets that are read again are sealed with, the first; the others open what is older. None: one of the data folder. */
  readonly secretsKeys: readonly Buffer[];
  /** Hosts inside that webhooks may be sent to, as `name` or `name:port`; none unless the operator names them. */
  readonly webhookHosts: readonly string[];
  /** Name servers that are asked about domains of companies, as `address` or `address:port`; the machine's own unless named. */
  readonly dnsServers: readonly string[];
  /** Where payroll programs are reached. */
  readonly payrollAddresses: ProviderAddresses;
  /** As what this installation is known to the programs of others; null for those that the operator did not set up. */
  readonly outsideChoices: OutsideChoices;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once. Every problem is told at once, so that nobody mends them one start at a time. */
export function readConfig(env: Environment, workingDirectory: string): Config {
  const problems: string[] = [];
  const text = (name: string): string | null => {
    const value = env[name]?.trim();
    return value ? value : null;
  };
  const oneOf = <T extends string>(name: string, allowed: readonly [T, ...T[]]): T => {
    const value = text(name);
    if (value === null) return allowed[0];
    const found = allowed.find((one) => one === value);
    if (!found) problems.push(`${name} is "${value}"; it takes ${allowed.join(' or ')}`);
    return found ?? allowed[0];
  };
  const url = (name: string, protocols: readonly string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    const parsed = URL.parse?.(value) ?? (URL.canParse(value) ? new URL(value) : null);
    if (!parsed || !protocols.includes(parsed.protocol)) {
      problems.push(
        `${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    }
    return value;
  };

  const mode = oneOf('APP_ENV', ['local', 'production']);
  const production = mode === 'production';
  const port = readPort(text('PORT'), problems);
  const directory = text('DATA_DIR') ?? 'data';
  const dataDirectory = isAbsolute(directory) ? directory : resolve(workingDirectory, directory);
  const publicUrl = url('PUBLIC_URL', production ? ['https:', 'http:'] : ['http:', 'https:']);
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const applicationUrl = url('APP_DATABASE_URL', ['postgres:', 'postgresql:']);
  const embedded = oneOf('EMBEDDED_DATABASE', ['off', 'on']) === 'on';
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const stripeKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  const stripeBase = url('STRIPE_API_BASE', ['http:', 'https:']);
  const automaticTax = oneOf('STRIPE_AUTOMATIC_TAX', ['off', 'on']) === 'on';
  const daysAhead = readDaysAhead(text('TODAY_OFFSET_DAYS'), problems);
  const devKey = text('DEV_KEY');
  if (devKey && !/^[\w-]{16,200}$/.test(devKey)) {
    problems.push('DEV_KEY takes 16 characters or more, of letters, digits, _ and -');
  }

  if (databaseUrl && embedded) {
    problems.push('DATABASE_URL and EMBEDDED_DATABASE=on are both set; keep one of them');
  }
  if (applicationUrl && !databaseUrl) {
    problems.push('APP_DATABASE_URL is set and DATABASE_URL is not; the owner is needed as well');
  }
  if (production) {
    if (!databaseUrl && !embedded) {
      problems.push('DATABASE_URL is missing (or say EMBEDDED_DATABASE=on to use the built-in PostgreSQL)');
    }
    if (!smtpUrl) problems.push('SMTP_URL is missing: logins travel by mail');
    if (!publicUrl) problems.push('PUBLIC_URL is missing: links in mails start with it');
    if (!stripeKey) problems.push('STRIPE_SECRET_KEY is missing');
    if (!webhookSecret) problems.push('STRIPE_WEBHOOK_SECRET is missing');
    if (stripeBase) problems.push('STRIPE_API_BASE is for tests in local mode; take it out');
    if (daysAhead !== 0) problems.push('TODAY_OFFSET_DAYS is for local mode; take it out');
    if (devKey) problems.push('DEV_KEY is for local mode; take it out');
    if (!text('MAIL_FROM')) problems.push('MAIL_FROM is missing: the address mails are sent from');
  } else if (Boolean(stripeKey) !== Boolean(webhookSecret)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together; set both or neither');
  }

  const operatorFile = resolve(
    workingDirectory,
    text('OPERATOR_FILE') ?? join(dataDirectory, 'operator.json'),
  );
  const operator = readOperator(operatorFile, production, problems);
  const mailFrom = text('MAIL_FROM') ?? 'Relâche <bonjour@relache.localhost>';
  const config: Config = {
    mode,
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataDirectory,
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    database: databaseUrl
      ? { kind: 'url', url: databaseUrl, applicationUrl }
      : { kind: 'embedded', directory: resolve(dataDirectory, 'postgres') },
    mail: smtpUrl
      ? { kind: 'smtp', url: smtpUrl }
      : { kind: 'outbox', directory: resolve(dataDirectory, 'outbox') },
    mailFrom,
    operator,
    contactAddress: text('CONTACT_EMAIL') ?? bareAddress(mailFrom),
    payments:
      stripeKey && webhookSecret
        ? { kind: 'stripe', secretKey: stripeKey, webhookSecret, apiBase: stripeBase, automaticTax }
        : { kind: 'sandbox' },
    bucket: readBucket(text, production, problems),
    daysAhead,
    devKey,
    worker: oneOf('WORKER', ['on', 'off']) === 'on',
    rateLimits: oneOf('RATE_LIMITS', ['on', 'off']) === 'on',
    serviceWorker: oneOf('SERVICE_WORKER', ['on', 'off']) === 'on',
    requestTimeoutMs: readRequestSeconds(text('REQUEST_TIMEOUT'), problems) * 1000,
    undoSeconds: readUndoSeconds(text('UNDO_SECONDS'), problems),
    metricsToken: text('METRICS_TOKEN'),
    trustedProxies: listed(text('TRUSTED_PROXIES')),
    secretsKeys: readSecretsKeys(text('SECRETS_KEY'), problems),
    webhookHosts: readHosts(text('WEBHOOK_ALLOWED_HOSTS'), problems),
    dnsServers: readServers(text('DNS_SERVERS'), problems),
    payrollAddresses: readProviderAddresses(url, text, production),
    outsideChoices: readOutsideChoices(url, text, production, problems),
    logLevel: oneOf('LOG_LEVEL', [production ? 'info' : 'warn', 'debug', 'info', 'warn', 'error', 'silent']),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function listed(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function readSecretsKeys(value: string | null, problems: string[]): Buffer[] {
  const keys = listed(value).map((one) => Buffer.from(one, 'base64'));
  if (keys.some(({ length }) => length !== 32))
    problems.push('SECRETS_KEY takes 32 bytes in base64 (openssl rand -base64 32), or several with commas');
  return keys;
}

function readHosts(value: string | null, problems: string[]): string[] {
  const hosts = listed(value).map((host) => host.toLowerCase());
  for (const host of hosts) {
    if (!/^[a-z0-9._-]+(?::\d{1,5})?$/.test(host)) {
      problems.push(`WEBHOOK_ALLOWED_HOSTS names "${host}"; it takes names of hosts, or name:port`);
    }
  }
  return hosts;
}

function readServers(value: string | null, problems: string[]): string[] {
  const servers = listed(value);
  for (const server of servers) {
    if (!/^(?:[\d.]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(server))
      problems.push(`DNS_SERVERS names "${server}"; it takes addresses in digits, or address:port`);
  }
  return servers;
}

/** « Relâche <bonjour@exemple.fr> » without the name. */
function bareAddress(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

function readPort(value: string | null, problems: string[]): number {
  if (value === null) return 3000;
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(port >= 0 && port <= 65535)) {
    problems.push(`PORT is "${value}"; it takes a number from 0 to 65535`);
    return 3000;
  }
  return port;
}

function readUndoSeconds(value: string | null, problems: string[]): number {
  if (value === null) return UNDO_SECONDS;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  problems.push(`UNDO_SECONDS is "${value}"; it takes a number from 0 to 99`);
  return UNDO_SECONDS;
}

function readRequestSeconds(value: string | null, problems: string[]): number {
  if (value === null) return 30;
  const seconds = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (seconds >= 1 && seconds <= 3600) return seconds;
  problems.push(`REQUEST_TIMEOUT is "${value}"; it takes a number of seconds from 1 to 3600`);
  return 30;
}

function readDaysAhead(value: string | null, problems: string[]): number {
  if (value === null) return 0;
  if (/^\d{1,4}$/.test(value)) return Number(value);
  problems.push(`TODAY_OFFSET_DAYS is "${value}"; it takes a number of days from 0 to 9999`);
  return 0;
}
