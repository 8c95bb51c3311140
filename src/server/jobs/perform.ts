import type { JobName, JobPayload } from '#server/actions/job-payloads.ts';
import { RecipientRefused } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { jobHandlers } from './handlers.ts';

/**
 * Does one job with the services given, on whatever thread this runs. The signal tells that nobody waits any longer:
 * what is done in steps should not take the next.
 */
export async function perform<Name extends JobName>(
  services: Services,
  name: Name,
  payload: JobPayload<Name>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await jobHandlers[name](services, payload, signal);
  } catch (error) {
    // The address is marked. Asking again would bring the same answer.
    if (error instanceof RecipientRefused) return;
    throw error;
  }
}
