import { can } from '#domain/access/can.ts';
import { MOST_DECISIONS } from '#domain/leave-requests/decision-batch.ts';
import type { Acting } from '#server/actions/actor.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type DecisionBatch, insertDecisionBatch } from '#server/store/decision-batches.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { readBatch, type ShownBatch } from './read-batches.ts';

export interface BatchForm extends Pick<DecisionBatch, 'about' | 'decision' | 'reason'> {
  readonly requests: readonly { readonly id: string; readonly version?: number | undefined }[];
}

/** L12: writes down what is to be decided; a job does it, whether or not anybody waits for it. */
export async function startBatch(
  services: Services,
  actor: Acting,
  { about, decision, reason, requests }: BatchForm,
): Promise<ShownBatch> {
  if (!can(actor, 'leave-request.decide')) throw new Failure('forbidden');
  const once = [...new Map(requests.map((request) => [request.id, request])).values()];
  if (once.length > MOST_DECISIONS) {
    throw new Failure('too_many_decisions', { values: { most: MOST_DECISIONS } });
  }
  const { organizationId, address } = actor;
  const at = services.now();
  const id = timeOrderedId(at);
  return services.database.inOrganization(organizationId, async (tx) => {
    const batch = { id, actorId: actor.id, about, decision, reason, address, createdAt: at };
    await insertDecisionBatch(tx, batch, once);
    await enqueue(tx, 'decide-batch', { organizationId, batchId: id });
    return readBatch(tx, services, actor, id);
  });
}
