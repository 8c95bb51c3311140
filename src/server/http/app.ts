import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { scimBase } from '#contract/directories.ts';
import { mountAssistants } from '#server/assistants/mount-assistants.ts';
import { Failure } from '#server/failure.ts';
import { mountScim } from '#server/scim/mount-scim.ts';
import type { Services } from '#server/services.ts';
import { watchLoop } from '#server/status/loop-watch.ts';
import { isCall } from './asked-place.ts';
import { mountDevPages } from './dev-pages.ts';
import { mountDocumentation } from './documentation.ts';
import { endPromptly } from './ending.ts';
import { answerError } from './errors.ts';
import type { HandlerParts } from './handler-parts.ts';
import { journalKeyCalls } from './key-calls.ts';
import { limitEveryCall } from './limits.ts';
import { LocalDoor } from './local-only.ts';
import { mountApi } from './mount-api.ts';
import { journalLooks } from './note-looks.ts';
import { mountOneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { mountMetrics } from './operations.ts';
import { mountSamlAnswers } from './saml-answers.ts';
import { mountSandboxPages } from './sandbox-pages.ts';
import { mountSite } from './site.ts';
import { mountSlackCalls } from './slack-calls.ts';
import { mountTeamsBotCalls } from './teams-bot-calls.ts';
import { mountTogether } from './together.ts';
import { mountWebhooks } from './webhooks.ts';

export interface AppParts extends Omit<HandlerParts, 'loop'> {
  readonly services: Services;
  /** Wipes and seeds again; local mode only. */
  readonly reset: () => Promise<void>;
  readonly siteDirectory: string;
  /** What opens the developer's tools; null where there are none. */
  readonly devKey: string | null;
}

/** Whatever else is asked may write. */
const looks = new Set(['GET', 'HEAD', 'OPTIONS']);

const largestBody = 2 * 1024 * 1024;

/** Up to here packing takes less than a millisecond; a stream beside the main thread takes twice the processor. */
const packedAtOnce = 32 * 1024;

/** Every open screen holds one for its news; far beyond what one process serves, and short of what it can hold. */
const mostConnections = 10_000;

export async function buildApp({
  config,
  services,
  live,
  outbox,
  sandbox,
  reset,
  siteDirectory,
  devKey,
  isWorking,
}: AppParts): Promise<FastifyInstance> {
  const local = config.mode === 'local';
  const door = devKey === null ? null : new LocalDoor(devKey);
  const app = fastify({
    // What the router refuses before there is a route is told as everything else is.
    frameworkErrors: answerError,
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    // Requests are logged once, by the hook below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // ending.ts answers in our own words.
    return503OnClosing: false,
    // Whoever sends a request byte by byte holds a connection: headers and body together have so long to arrive.
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, config.requestTimeoutMs / 2),
    },
  });
  app.server.maxConnections = mostConnections;
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!isCall(request)) return;
    // Browsers take the time from it: the server's clock, moved or not, decides what day it is.
    reply.header('date', services.now().toUTCString());
    // What is about people or about a moment is kept by nobody on its way; what may be kept says so itself.
    reply.header('cache-control', 'no-store');
  });
  // Only once the body is there: what comes of a socket's own events knows no request.
  app.addHook('preHandler', ({ method }, _reply, done) =>
    services.database.request(!looks.has(method), done),
  );
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the address: addresses may carry tokens and names.
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, milliseconds },
      'request',
    );
  });

  await app.register(helmet, {
    // Answers of the API are no documents; pages bring a policy of their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    hsts: local ? false : { maxAge: 31_536_000, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Browsers complain when some answers of an origin ask for it and others, such as sandboxed mails, cannot.
    originAgentCluster: false,
  });
  limitEveryCall(app, config, services);
  journalKeyCalls(app, services);
  journalLooks(app, services);
  await app.register(compress, { threshold: 1024, syncThreshold: packedAtOnce, encodings: ['br', 'gzip'] });

  endPromptly(app, live);

  const loop = watchLoop();
  app.addHook('onClose', async () => loop.stop());
  mountMetrics(app, config, door, { services, live, loop });
  await mountApi(app, services, { config, live, outbox, sandbox, isWorking, loop }, door);
  await app.register(async (scope) => mountSlackCalls(scope, services));
  await app.register(async (scope) => mountTeamsBotCalls(scope, services));
  await app.register(async (scope) => mountSamlAnswers(scope, config, services));
  await app.register(async (scope) => mountOneClickUnsubscribe(scope, config, services));
  if (door) await app.register(async (scope) => mountDevPages(scope, door, outbox, reset));
  await app.register(async (scope) => mountWebhooks(scope, services));
  if (local && sandbox) await app.register(async (scope) => mountSandboxPages(scope, sandbox));
  mountTogether(app);
  mountAssistants(app, config, services);
  await app.register(async (scope) => mountScim(scope, config, services), { prefix: scimBase });
  mountDocumentation(app, services);
  if (existsSync(join(siteDirectory, 'site.json'))) {
    const { publicUrl, operator, serviceWorker } = config;
    const finishing = { operator, withSamples: local };
    await mountSite(app, { directory: siteDirectory, publicUrl, finishing, door, serviceWorker });
  } else {
    app.setNotFoundHandler((request, reply) => answerError(new Failure('not_found'), request, reply));
  }
  return app;
}
