import { UNDO_GRACE_SECONDS } from '#domain/leave-requests/undoing.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { acceptCancellation } from '#server/actions/leave-requests/cancel-request.ts';
import { decide } from '#server/actions/leave-requests/decide.ts';
import { keepLeave } from '#server/actions/leave-requests/refuse-cancellation.ts';
import { refuseReadOnly } from '#server/actions/subscription/subscription-today.ts';
import { heldKeysOf } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  type DecisionBatch,
  type DecisionBatchItem,
  findDecisionBatch,
  listBatchItems,
  lockWaitingItem,
  setBatchFinished,
  setItemOutcome,
} from '#server/store/decision-batches.ts';
import { lockLatestHeldChange, moveWaitingJobs } from '#server/store/held-changes.ts';
import { notifyLive } from '#server/store/live.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { moveProgramEvents } from '#server/store/program-events.ts';
import { findUser } from '#server/store/users.ts';

/** Word of the first decisions waits until the last is made: all of them are undone together, or none. */
const patienceSeconds = 120;

/**
 * L12: each request in a transaction of its own, with what holds at that moment. Its outcome is written with it, so
 * that a process that ends in between leaves nothing undone and nothing done twice.
 */
export async function decideBatch(
  services: Services,
  { organizationId, batchId }: JobPayload<'decide-batch'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, undoSeconds } = services;
  const read = await database.inOrganization(organizationId, async (tx) => ({
    batch: await findDecisionBatch(tx, batchId),
    items: await listBatchItems(tx, [batchId]),
  }));
  if (!read.batch || read.batch.finishedAt !== null) return;
  for (const { item } of read.items) {
    if (item.outcome !== 'waiting') continue;
    signal.throwIfAborted();
    await decideItem(services, organizationId, read.batch, item);
  }
  await database.inOrganization(organizationId, async (tx) => {
    const decided = (await listBatchItems(tx, [batchId])).flatMap(({ item }) => item.eventId ?? []);
    const seconds = undoSeconds + UNDO_GRACE_SECONDS;
    const deliveries = await moveProgramEvents(tx, decided, new Date(now().getTime() + seconds * 1000));
    await moveWaitingJobs(tx, [...decided.flatMap(heldKeysOf), ...deliveries], seconds);
    await setBatchFinished(tx, batchId, now());
    await notifyLive(tx, ['leave-requests']);
  });
}

async function decideItem(
  { database, now, undoSeconds }: Services,
  organizationId: string,
  batch: DecisionBatch,
  item: DecisionBatchItem,
): Promise<void> {
  try {
    await database.inOrganization(organizationId, async (tx) => {
      if (!(await lockWaitingItem(tx, item))) return;
      await decideOne(tx, batch, item, now(), undoSeconds);
      const held = undoSeconds > 0 && (await lockLatestHeldChange(tx, 'leave-request', item.requestId));
      await setItemOutcome(tx, item, { outcome: 'decided', eventId: held ? held.id : null });
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, details } = error;
    await database.inOrganization(organizationId, async (tx) => {
      if (!(await lockWaitingItem(tx, item))) return;
      const refusalValues = { ...details.values };
      await setItemOutcome(tx, item, { outcome: 'refused', refusal: code, refusalValues });
      await notifyLive(tx, ['leave-requests']);
    });
  }
}

/** Whoever decides is asked about again each time: they may have gone, or lost the right to. */
async function decideOne(
  tx: TenantTransaction,
  { actorId, about, decision, reason, address }: DecisionBatch,
  { requestId, version }: DecisionBatchItem,
  at: Date,
  undoSeconds: number,
): Promise<void> {
  const [decider, organization] = [await findUser(tx, actorId), await findOrganization(tx)];
  if (!decider || !organization) throw new Failure('forbidden');
  refuseReadOnly(organization, at);
  const said = {
    reason: decision === 'approve' ? null : reason,
    version: version ?? undefined,
    via: 'app',
    address,
    language: decider.language,
    at,
    undoSeconds: undoSeconds > 0 ? undoSeconds + patienceSeconds : 0,
  } as const;
  if (about === 'leave') await decide(tx, decider, requestId, { ...said, decision });
  else if (decision === 'approve') await acceptCancellation(tx, decider, requestId, said);
  else await keepLeave(tx, decider, requestId, said);
}
