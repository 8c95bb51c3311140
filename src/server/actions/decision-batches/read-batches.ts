import { can } from '#domain/access/can.ts';
import { UNDO_GRACE_SECONDS } from '#domain/leave-requests/undoing.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  type DecisionBatch,
  findDecisionBatch,
  listBatchItems,
  listUnseenBatches,
  type NamedItem,
  setBatchSeen,
} from '#server/store/decision-batches.ts';
import { notifyLive } from '#server/store/live.ts';

export interface ShownBatch {
  readonly batch: DecisionBatch;
  readonly items: readonly NamedItem[];
  readonly undoSeconds: number;
}

type Clock = Pick<Services, 'now' | 'undoSeconds'>;
type Reader = Pick<Acting, 'id' | 'role' | 'key'>;

/** What was never read is told for a day. */
const toldForMs = 24 * 60 * 60 * 1000;

/** One's own alone: nobody else learns what somebody decided together. */
export async function readBatch(
  tx: TenantTransaction,
  clock: Clock,
  reader: Reader,
  id: string,
): Promise<ShownBatch> {
  if (!can(reader, 'leave-request.decide')) throw new Failure('forbidden');
  const batch = await findDecisionBatch(tx, id);
  if (batch?.actorId !== reader.id) throw new Failure('not_found');
  return shown(batch, await listBatchItems(tx, [id]), clock);
}

export async function showBatch(services: Services, actor: Acting, id: string): Promise<ShownBatch> {
  return services.database.inOrganization(actor.organizationId, (tx) => readBatch(tx, services, actor, id));
}

export async function listBatches(services: Services, actor: Acting): Promise<ShownBatch[]> {
  if (!can(actor, 'leave-request.decide')) throw new Failure('forbidden');
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    const since = new Date(services.now().getTime() - toldForMs);
    const batches = await listUnseenBatches(tx, actor.id, since);
    const items = await listBatchItems(
      tx,
      batches.map(({ id }) => id),
    );
    return batches.map((batch) =>
      shown(
        batch,
        items.filter(({ item }) => item.batchId === batch.id),
        services,
      ),
    );
  });
}

/** What is still under way stays in sight. */
export async function seeBatch(services: Services, actor: Acting, id: string): Promise<ShownBatch> {
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    const { batch } = await readBatch(tx, services, actor, id);
    if (batch.finishedAt !== null) await setBatchSeen(tx, id, services.now());
    await notifyLive(tx, ['leave-requests']);
    return readBatch(tx, services, actor, id);
  });
}

function shown(batch: DecisionBatch, items: readonly NamedItem[], clock: Clock): ShownBatch {
  return { batch, items, undoSeconds: secondsLeft(batch, items, clock) };
}

/** Counted from the end of the whole, without the grace that the network is given. */
function secondsLeft(
  { finishedAt }: DecisionBatch,
  items: readonly NamedItem[],
  { now, undoSeconds }: Clock,
): number {
  const isAnyDecided = items.some(({ item }) => item.outcome === 'decided' && item.eventId !== null);
  if (finishedAt === null || !isAnyDecided) return 0;
  const passed = (now().getTime() - finishedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(undoSeconds - passed));
}

export function canStillUndo({ finishedAt }: DecisionBatch, { now, undoSeconds }: Clock): boolean {
  if (finishedAt === null || undoSeconds === 0) return false;
  return now().getTime() - finishedAt.getTime() <= (undoSeconds + UNDO_GRACE_SECONDS) * 1000;
}
