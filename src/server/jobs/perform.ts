import type { JobPayload } from '#server/actions/job-payloads.ts';
import { type JobName, jobTable } from '#server/actions/job-table.ts';
import { Failure } from '#server/failure.ts';
import { RecipientRefused } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { jobHandlers } from './handlers.ts';

/**
 * Does one job with the services given: beside the main thread what counts for everyone in an organisation, the rest on
 * whatever thread this runs. The signal tells that nobody waits any longer: what is done in steps should not take the
 * next.
 */
export async function perform<Name extends JobName>(
  services: Services,
  name: Name,
  payload: JobPayload<Name>,
  signal: AbortSignal,
): Promise<void> {
  const { threads } = services;
  if (threads && jobTable[name].computes && 'organizationId' in payload) {
    const task = { kind: 'job', name, payload } as const;
    const outcome = await threads.run(payload.organizationId, task, signal);
    if (outcome.kind === 'failed') throw new Failure(outcome.code, outcome.details);
    return;
  }
  try {
    await jobHandlers[name](services, payload, signal);
  } catch (error) {
    // The address is marked. Asking again would bring the same answer.
    if (error instanceof RecipientRefused) return;
    throw error;
  }
}
