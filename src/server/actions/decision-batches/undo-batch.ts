import type { Acting } from '#server/actions/actor.ts';
import { undoRequest } from '#server/actions/leave-requests/undo-request.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { setItemOutcome } from '#server/store/decision-batches.ts';
import { canStillUndo, readBatch, type ShownBatch, showBatch } from './read-batches.ts';

/** L11, L12: one by one; what happened to one of them since stays, and is told by what is left. */
export async function undoBatch(services: Services, actor: Acting, id: string): Promise<ShownBatch> {
  const { database } = services;
  const { organizationId } = actor;
  const { batch, items } = await showBatch(services, actor, id);
  if (!canStillUndo(batch, services)) throw new Failure('undo_too_late');
  for (const { item } of items) {
    if (item.outcome !== 'decided' || item.eventId === null) continue;
    try {
      await undoRequest(services, actor, item.requestId, {
        eventId: item.eventId,
        since: batch.finishedAt ?? undefined,
        alongside: (tx) => setItemOutcome(tx, item, { outcome: 'undone' }),
      });
    } catch (error) {
      if (error instanceof Failure) continue;
      throw error;
    }
  }
  return database.inOrganization(organizationId, (tx) => readBatch(tx, services, actor, id));
}
