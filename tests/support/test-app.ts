import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ClientConfig } from 'pg';
import { type Config, readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import type { PoolLimits } from '#server/threads/pool.ts';
import { wire } from '#server/wire.ts';
import { freePort } from './free-port.ts';
import type { JsonAt, KnownPath, Method } from './known-calls.ts';
import { Mailbox } from './mailbox.ts';
import { createTestDatabase } from './test-database.ts';

/** What opens the developer's tools of every application under test. */
export const testDevKey = 'key-of-the-tests';

export interface TestAppOptions {
  /** As in the environment, on top of local mode. */
  readonly env?: Readonly<Record<string, string>>;
  /** Serve the built site as well, for tests with a browser. */
  readonly site?: boolean;
  /** Compute beside the main thread, by this entry of `threadFile` and within these limits; else it computes itself. */
  readonly threads?: { readonly file: string; readonly limits?: Partial<PoolLimits> };
  /** Another process of the same installation: its database, which stays when this one closes. */
  readonly beside?: Pick<TestApp, 'connection'>;
  /** The instant at which the server's clock stands still, so that nothing but what was done tells two answers apart. */
  readonly stoppedAt?: string;
}

/** How tests call an API: what is said to be called has to stand in the contract, and answers what stands there. */
export interface Calls {
  readonly call: <const M extends Method, const P extends string>(
    method: M,
    path: KnownPath<M, P>,
    options?: CallOptions,
  ) => Promise<AnswerTo<M, P>>;
  /** For paths that the contract does not know, on purpose, and for those that are only known when the test runs. */
  readonly callAnything: (method: string, path: string, options?: CallOptions) => Promise<LooseAnswer>;
}

export interface TestApp extends Calls {
  readonly url: string;
  readonly config: Config;
  readonly services: Services;
  /** For calls that need no network. */
  readonly server: FastifyInstance;
  readonly connection: ClientConfig;
  readonly mailbox: Mailbox;
  /** Every line the server logged, as it was written. */
  readonly logs: readonly string[];
  /** Moves the server's clock; it goes on from there. */
  readonly advance: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly token?: string;
  /** Often wrong on purpose: the server has to refuse it. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Json = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Null where the answer is none. */
  readonly json: Json;
}

/** What a call of the contract is answered. */
export type AnswerTo<M extends string, P extends string> = Answer<JsonAt<M, P>>;

// biome-ignore lint/suspicious/noExplicitAny: the answer of a call that nobody knows before it is made
export type LooseAnswer = Answer<any>;

let sitePort: number | undefined;
let isSitePortTaken = false;

/**
 * The same for one application with a site after the other, as far as nobody else took it: browsers know its files
 * by this address.
 */
async function takeSitePort(): Promise<number> {
  if (isSitePortTaken) return freePort();
  isSitePortTaken = true;
  sitePort = await freePort(sitePort).catch(() => freePort());
  return sitePort;
}

/** A running application with its own database, mailbox and clock, on a port of its own. */
export async function startTestApp({
  env = {},
  site = false,
  threads,
  beside,
  stoppedAt,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = beside
    ? { connection: beside.connection, drop: async () => undefined }
    : await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'relache-app-'));
  const port = await (site ? takeSitePort() : freePort());
  const config = readConfig(
    {
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: 'info',
      UNDO_SECONDS: '0',
      // Nobody answers there: tests that prove domains name a server of their own.
      DNS_SERVERS: '127.0.0.1:9',
      ...devKeyFor(env),
      ...env,
    },
    directory,
  );
  const logs: string[] = [];
  const log = createLog(config, { write: (line: string) => logs.push(line) });
  let ahead = 0;
  const wired = await wire({
    config,
    connection: database.connection,
    log,
    siteDirectory: site ? resolve('build/web') : join(directory, 'no-site'),
    now: () => new Date((stoppedAt === undefined ? Date.now() : Date.parse(stoppedAt)) + ahead),
    ...(threads ? { threadFile: threads.file, threadLimits: threads.limits ?? {} } : {}),
  });
  await wired.app.listen({ host: '127.0.0.1', port: config.port });
  const url = `http://localhost:${config.port}`;
  return {
    url,
    config,
    services: wired.services,
    server: wired.app,
    connection: database.connection,
    mailbox: new Mailbox(join(directory, 'outbox')),
    logs,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    ...callsTo(url),
    close: async () => {
      await wired.close();
      if (port === sitePort) isSitePortTaken = false;
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Production has no such tools, and refuses a key. */
export function devKeyFor(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return env.APP_ENV === 'production' ? {} : { DEV_KEY: testDevKey };
}

export function callsTo(url: string): Calls {
  const callAnything: Calls['callAnything'] = (method, path, options) => send(url, method, path, options);
  return { call: callAnything, callAnything };
}

async function send(
  url: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<LooseAnswer> {
  const { token, body, headers } = options;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      // What is packed is tested by itself; packing and unpacking every answer costs as much as most of them.
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(/^\/(dev\/|metrics$)/.test(path) ? { 'x-dev-key': testDevKey } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const endless = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (endless) await response.body?.cancel();
  const text = endless ? '' : await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
}
