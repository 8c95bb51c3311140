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
import { type FoundReadiness, queueTrouble, readinessOf } from '#server/status/readiness.ts';
import { lateLanes, workReportReader } from '#server/status/work.ts';
import { troubleOf } from '#server/store/connection-failure.ts';
import { mountComputeMetrics } from './compute-metrics.ts';
import type { HandlerParts } from './handler-parts.ts';
import type { LocalDoor } from './local-only.ts';
import type { Handlers } from './mount.ts';
import { mountPaymentMetrics } from './payment-metrics.ts';
import { mountWorkMetrics } from './work-metrics.ts';

/** Late for more than this share of the last seconds, a process is better left alone for a while. */
const tooLate = 0.5;

export function operationsHandlers(
  services: Services,
  { isWorking, loop }: Pick<HandlerParts, 'isWorking' | 'loop'>,
): Handlers<typeof operationsEndpoints> {
  const look = readinessOf(services.database);
  const report = workReportReader(services.database);
  const notReady = ({ reason, ...parts }: FoundReadiness): Failure => {
    services.log.warn({ ...parts, code: troubleOf(reason) }, 'not ready');
    return new Failure('unavailable', { values: { ...parts }, retryAfterSeconds: 2 });
  };
  return {
    health: async () => ({ status: 'ok' }),
    ready: async ({ query }) => {
      if (loop.lateShare() > tooLate)
        throw new Failure('too_busy', { retryAfterSeconds: loop.windowSeconds });
      const found = await look();
      const { database, queue, writing } = found;
      if (database !== 'ok' || queue !== 'ok' || writing !== 'ok') throw notReady(found);
      const lanes = await report().catch((trouble: unknown) => {
        throw notReady(queueTrouble(trouble));
      });
      const inTime = lateLanes(lanes).length === 0;
      const worker = { true: 'ok', false: 'stopped', null: 'off' } as const;
      const own = worker[`${isWorking()}`];
      const status = inTime && own !== 'stopped' ? 'ok' : 'degraded';
      // Whoever answers people goes on answering them; a monitor that wants to know asks for it.
      if (query.strict === 'true' && status !== 'ok')
        throw new Failure('unavailable', { retryAfterSeconds: 60 });
      return { status, database, writing, queue: inTime ? 'ok' : 'late', worker: own };
    },
  };
}

interface Measured {
  readonly services: Services;
  readonly live: LiveHub;
  readonly loop: LoopWatch;
}

/** Prometheus' view of the process: for whoever holds the token, and in local mode for the developer with the key. */
export function mountMetrics(
  app: FastifyInstance,
  config: Config,
  door: LocalDoor | null,
  { services, live, loop }: Measured,
): void {
  const { database, log, threads } = services;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  mountWorkMetrics(registry, services);
  mountPaymentMetrics(registry, database, log);
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, by state; requests that wait for one, or for their organisation’s turn.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { inLine, ...states } = database.counts();
      for (const [state, count] of Object.entries({ ...states, in_line: inLine })) this.set({ state }, count);
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
    if (!maySeeMetrics(request, config, door)) throw new Failure('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** In production there is no door: the token alone. Being on the machine is not enough, as a proxy there is as well. */
function maySeeMetrics(
  request: FastifyRequest,
  { metricsToken: token }: Config,
  door: LocalDoor | null,
): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  return door?.opensFor(request) ?? false;
}
