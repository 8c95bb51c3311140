import { can } from '#domain/access/can.ts';
import { isFirstHour, type ShownStep, stepsFrom } from '#domain/first-steps/first-steps.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { readStepFacts } from '#server/store/first-steps.ts';

export async function readFirstSteps({ database }: Services, actor: SessionActor): Promise<ShownStep[]> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => stepsFrom(await readStepFacts(tx)));
}

/** Whether something of the first hour is left for this reader. Old companies are not even looked at. */
export async function isSettingUp(tx: TenantTransaction, actor: SessionActor, now: Date): Promise<boolean> {
  if (!can(actor, 'settings.change')) return false;
  if (!isFirstHour(actor.billing.trialStartedAt, now.getTime())) return false;
  return stepsFrom(await readStepFacts(tx)).some(({ done }) => !done);
}
