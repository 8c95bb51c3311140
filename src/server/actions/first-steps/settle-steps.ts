import { can } from '#domain/access/can.ts';
import { type FirstStep, type ShownStep, stepsFrom } from '#domain/first-steps/first-steps.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { insertSettledSteps, readStepFacts } from '#server/store/first-steps.ts';
import { notifyLive } from '#server/store/live.ts';

/** Somebody looked at these, or does without them. */
export async function settleSteps(
  { database, now }: Services,
  actor: Acting,
  steps: readonly FirstStep[],
): Promise<ShownStep[]> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    await insertSettledSteps(tx, steps, { at: now(), by: actor.id });
    await notifyLive(tx, ['organization']);
    return stepsFrom(await readStepFacts(tx));
  });
}
