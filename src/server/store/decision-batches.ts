import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { decisionBatches, decisionBatchItems } from './schema/decision-batches.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { users } from './schema/people.ts';

export type DecisionBatch = typeof decisionBatches.$inferSelect;
export type DecisionBatchItem = typeof decisionBatchItems.$inferSelect;

/** With what it is about, as far as there is such a request here. */
export interface NamedItem {
  readonly item: DecisionBatchItem;
  readonly request: Pick<typeof leaveRequests.$inferSelect, 'startDate' | 'endDate'> | null;
  readonly employeeName: string | null;
}

export async function insertDecisionBatch(
  tx: TenantTransaction,
  batch: Omit<DecisionBatch, 'organizationId' | 'finishedAt' | 'seenAt'>,
  requests: readonly { readonly id: string; readonly version?: number | undefined }[],
): Promise<void> {
  const { organizationId } = tx;
  await tx.insert(decisionBatches).values({ ...batch, organizationId });
  await tx.insert(decisionBatchItems).values(
    requests.map(({ id, version }, place) => ({
      organizationId,
      batchId: batch.id,
      place,
      requestId: id,
      version: version ?? null,
    })),
  );
}

export async function findDecisionBatch(tx: TenantTransaction, id: string): Promise<DecisionBatch | null> {
  const [found] = await tx.select().from(decisionBatches).where(eq(decisionBatches.id, id));
  return found ?? null;
}

/** Those of a person that are under way, or finished since then and not read; latest first. */
export async function listUnseenBatches(
  tx: TenantTransaction,
  actorId: string,
  since: Date,
): Promise<DecisionBatch[]> {
  return tx
    .select()
    .from(decisionBatches)
    .where(
      and(
        eq(decisionBatches.actorId, actorId),
        isNull(decisionBatches.seenAt),
        or(isNull(decisionBatches.finishedAt), gte(decisionBatches.finishedAt, since)),
      ),
    )
    .orderBy(desc(decisionBatches.createdAt), desc(decisionBatches.id))
    .limit(10);
}

/** In the order in which they were named. */
export async function listBatchItems(
  tx: TenantTransaction,
  batchIds: readonly string[],
): Promise<NamedItem[]> {
  if (batchIds.length === 0) return [];
  return tx
    .select({
      item: decisionBatchItems,
      request: { startDate: leaveRequests.startDate, endDate: leaveRequests.endDate },
      employeeName: users.name,
    })
    .from(decisionBatchItems)
    .leftJoin(leaveRequests, eq(leaveRequests.id, decisionBatchItems.requestId))
    .leftJoin(users, eq(users.id, leaveRequests.userId))
    .where(inArray(decisionBatchItems.batchId, [...batchIds]))
    .orderBy(asc(decisionBatchItems.batchId), asc(decisionBatchItems.place));
}

type Place = Pick<DecisionBatchItem, 'batchId' | 'place'>;

const at = ({ batchId, place }: Place) =>
  and(eq(decisionBatchItems.batchId, batchId), eq(decisionBatchItems.place, place));

/** False when it is decided already: of two who carry out one batch, the second goes on to the next. */
export async function lockWaitingItem(tx: TenantTransaction, place: Place): Promise<boolean> {
  const found = await tx
    .select({ place: decisionBatchItems.place })
    .from(decisionBatchItems)
    .where(and(at(place), eq(decisionBatchItems.outcome, 'waiting')))
    .for('update');
  return found.length > 0;
}

export async function setItemOutcome(
  tx: TenantTransaction,
  place: Place,
  outcome: Partial<Pick<DecisionBatchItem, 'outcome' | 'refusal' | 'refusalValues' | 'eventId'>>,
): Promise<void> {
  await tx.update(decisionBatchItems).set(outcome).where(at(place));
}

export async function setBatchFinished(tx: TenantTransaction, id: string, finishedAt: Date): Promise<void> {
  await tx
    .update(decisionBatches)
    .set({ finishedAt })
    .where(and(eq(decisionBatches.id, id), isNull(decisionBatches.finishedAt)));
}

export async function setBatchSeen(tx: TenantTransaction, id: string, seenAt: Date): Promise<void> {
  await tx.update(decisionBatches).set({ seenAt }).where(eq(decisionBatches.id, id));
}
