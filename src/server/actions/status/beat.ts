import type { Lane } from '#server/actions/job-kinds.ts';
import type { Services } from '#server/services.ts';
import { noteBeat } from '#server/store/jobs.ts';

/** A job that does nothing but to be done: the proof that its lane does jobs. */
const beatOf =
  (lane: Lane) =>
  async ({ database }: Services): Promise<void> => {
    await database.atGate((tx) => noteBeat(tx, lane));
  };

export const beatLogin = beatOf('login');
export const beatDecisions = beatOf('decisions');
export const beatNotices = beatOf('notices');
export const beatWebhooks = beatOf('webhooks');
export const beatOrganizations = beatOf('organizations');
export const beatService = beatOf('service');
