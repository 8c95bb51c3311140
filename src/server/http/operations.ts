import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { apiBase } from '#contract/endpoint.ts';
import { liveEndpoints } from '#contract/live.ts';
import type { operationsEndpoints } from '#contract/operations.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import type { LiveHub } from '#server/live/hub.ts';
import type { Services } from '#server/services.ts';
import type { LoopWatch } from '#server/status/loop-watch.ts';
import { countJobs } from '#server/store/jobs.ts';
import { mountComputeMetrics } from './compute-metrics.ts';
import { isFromThisMachine } from './local-only.ts';
import type { Handlers } from './mount.ts';
import { mountPaymentMetrics } from './payment-metrics.ts';

/** Late for more than this share of the last seconds, a process is better left alone for a while. */
const tooLate = 0.5;

export function operationsHandlers(
  services: Services,
  loop: LoopWatch,
): Handlers<typeof operationsEndpoints> {
  return {
    health: async () => ({ status: 'ok' }),
    ready: async () => {
      if (loop.lateShare() > tooLate)
        throw new Failure('too_busy', { retryAfterSeconds: loop.windowSeconds });
      await countJobs(services.database);
      return { status: 'ok', database: 'ok', queue: 'ok' };
    },
  };
}

/** Prometheus' view of the process: for this machine, or for whoever holds the token. */
export function mountMetrics(
  app: FastifyInstance,
  config: Config,
  { database, log, threads }: Services,
  live: LiveHub,
  loop: LoopWatch,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait for their turn, and dead ones that were given up after their last attempt.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const { waiting, dead } = await countJobs(database);
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'dead' }, dead);
      } catch (error) {
        // The other figures are still worth reading while the database is away.
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'job counts not available',
        );
        this.reset();
      }
    },
  });
  mountPaymentMetrics(registry, database, log);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by state; requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.counts())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'live_streams',
    help: 'Browsers that listen for changes at this process.',
    registers: [registry],
    collect() {
      this.set(live.count());
    },
  });

  mountComputeMetrics(registry, threads, loop);

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    // How long a browser stayed is no measure of how fast it was answered.
    if (route === `${apiBase}${liveEndpoints.listen.path}`) return;
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get(`${apiBase}/metrics`, async (request, reply) => {
    if (!maySeeMetrics(request, config.metricsToken)) throw new Failure('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function maySeeMetrics(request: FastifyRequest, token: string | null): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  return isFromThisMachine(request);
}
