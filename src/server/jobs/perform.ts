import { type JobName, jobPayloads } from '#server/actions/job-payloads.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { jobHandlers } from './handlers.ts';

/** Those that count for everyone in an organisation: they run beside the main thread. */
const computes: ReadonlySet<JobName> = new Set<JobName>(['accrue-organization']);

export async function perform(services: Services, name: JobName, payload: unknown): Promise<void> {
  const given = jobPayloads[name].parse(stripScheduling(payload));
  if (services.threads && computes.has(name) && 'organizationId' in given) {
    const outcome = await services.threads.run(given.organizationId, { kind: 'job', name, payload: given });
    if (outcome.kind === 'failed') throw new Failure(outcome.code, outcome.details);
    return;
  }
  const handler = jobHandlers[name] as (services: Services, payload: unknown) => Promise<void>;
  await handler(services, given);
}

/** Scheduled jobs carry a `_cron` note of the queue; it is no part of our payloads. */
function stripScheduling(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return {};
  const { _cron, ...rest } = payload as Record<string, unknown>;
  return rest;
}
