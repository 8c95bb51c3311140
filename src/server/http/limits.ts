import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { SharedLimits } from '#server/limits/shared-limits.ts';
import type { Services } from '#server/services.ts';
import { isCall } from './asked-place.ts';
import { countedAddress } from './counted-address.ts';

export type LimitCheck = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where limits are switched off. */
    limits: SharedLimits | null;
  }
}

/** What one person does with all calls together: far beyond any screen, and a wall for a script. */
const callsPerPerson = 600;

/** Generous for an office of fifty behind one address. */
const callsPerAddress = 3_000;

/** Many people may share an address, hence a wider limit there when something of their own is counted as well. */
const peopleBehindAnAddress = 10;

/** Tests and demonstrations on one's own machine must not run into limits meant for the internet. */
const localWidening = 100;

const widening = ({ mode }: Config): number => (mode === 'local' ? localWidening : 1);

/** The general limit of an address holds for everything under the API, whether there is such a call or not. */
export function limitEveryCall(app: FastifyInstance, config: Config, services: Services): void {
  const limits = config.rateLimits ? new SharedLimits(services) : null;
  app.decorate('limits', limits);
  warnOfProxies(app, config, services);
  if (!limits) return;
  const max = callsPerAddress * widening(config);
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    refuse(limits.check({ key: `calls from ${countedAddress(request.ip)}`, max, seconds: 60 }));
  });
  app.addHook('onClose', () => limits.close());
}

/** The general limit of a person, wherever they call from. */
export function limitPerson(app: FastifyInstance, config: Config, actor: SessionActor): void {
  const key = `calls of ${actor.organizationId} ${actor.id}`;
  refuse(app.limits?.check({ key, max: callsPerPerson * widening(config), seconds: 60 }) ?? null);
}

/** The limit of a key, told with every answer: a program can slow down before it is refused. */
export function limitKey(
  app: FastifyInstance,
  config: Config,
  name: string,
  perMinute: number,
  reply: FastifyReply,
): void {
  if (!app.limits) return;
  const limit = { key: `calls with key ${name}`, max: perMinute * widening(config), seconds: 60 };
  const wait = app.limits.check(limit);
  const { remaining, resetSeconds } = app.limits.standingOf(limit);
  reply.header('ratelimit-limit', String(limit.max));
  reply.header('ratelimit-remaining', String(remaining));
  reply.header('ratelimit-reset', String(resetSeconds));
  refuse(wait);
}

export function limitsOf(
  app: FastifyInstance,
  config: Config,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'limit'>,
): LimitCheck[] {
  const { limits } = app;
  const { limit } = endpoint;
  if (!limits || !limit) return [];
  const name = `${endpoint.method} ${endpoint.path}`;
  const seconds = limit.minutes * 60;
  const strictly =
    (times: number, keyOf: (request: FastifyRequest) => string): LimitCheck =>
    async (request) => {
      const max = limit.max * times * widening(config);
      refuse(await limits.checkStrictly({ key: `${name} ${keyOf(request)}`, max, seconds }));
    };
  const byAddress = ({ ip }: FastifyRequest): string => countedAddress(ip);
  switch (limit.by) {
    case 'ip':
      return [strictly(1, byAddress)];
    case 'email-and-ip':
      return [strictly(peopleBehindAnAddress, byAddress), strictly(1, emailOf)];
    // Calendars fetch all day: a moment's overdraft does no harm, a write for each fetch would.
    case 'token':
      return [
        async (request) => {
          const max = limit.max * widening(config);
          refuse(limits.check({ key: `${name} ${tokenOf(request)}`, max, seconds }));
        },
      ];
  }
}

function refuse(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new Failure('too_many_requests', { retryAfterSeconds });
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Behind a proxy that nobody named, everyone has the proxy's address, and one of them uses up the limits of all. */
function warnOfProxies(app: FastifyInstance, config: Config, { log }: Services): void {
  if (config.trustedProxies.length > 0) return;
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    const header = warned ? undefined : forwardingHeaders.find((name) => headers[name] !== undefined);
    if (!header) return;
    warned = true;
    log.warn(
      { header },
      'a proxy forwards addresses, and TRUSTED_PROXIES names none: all its callers are counted as one',
    );
  });
}

function emailOf(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return String(email).trim().toLowerCase();
}

/** Calendars of many people are fetched from few addresses: those of whoever keeps calendars for everyone. */
function tokenOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';
}
