import type { firstStepsEndpoints } from '#contract/first-steps.ts';
import { readFirstSteps } from '#server/actions/first-steps/read-first-steps.ts';
import { settleSteps } from '#server/actions/first-steps/settle-steps.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function firstStepsHandlers(services: Services): Handlers<typeof firstStepsEndpoints> {
  return {
    read: async (_input, { actor }) => ({ steps: await readFirstSteps(services, actor) }),
    settle: async ({ body }, { actor }) => ({ steps: await settleSteps(services, actor, body.steps) }),
  };
}
