import { asc, eq } from 'drizzle-orm';
import { prepared, type TenantTransaction } from './database.ts';
import { placeholdersFor } from './placeholders.ts';
import { leaveRequestEvents } from './schema/leave-requests.ts';

export type LeaveRequestEvent = typeof leaveRequestEvents.$inferSelect;

export async function insertRequestEvent(
  tx: TenantTransaction,
  event: Omit<LeaveRequestEvent, 'organizationId'>,
): Promise<LeaveRequestEvent> {
  const row = { ...event, organizationId: tx.organizationId };
  await prepared(tx, 'insert-request-event', (handle, name) =>
    handle.insert(leaveRequestEvents).values(placeholdersFor(leaveRequestEvents)).prepare(name),
  ).execute(row);
  return row;
}

export async function findRequestEvent(tx: TenantTransaction, id: string): Promise<LeaveRequestEvent | null> {
  const [found] = await tx.select().from(leaveRequestEvents).where(eq(leaveRequestEvents.id, id));
  return found ?? null;
}

/** First to last. */
export async function listRequestEvents(
  tx: TenantTransaction,
  requestId: string,
): Promise<LeaveRequestEvent[]> {
  return tx
    .select()
    .from(leaveRequestEvents)
    .where(eq(leaveRequestEvents.requestId, requestId))
    .orderBy(asc(leaveRequestEvents.at), asc(leaveRequestEvents.id));
}
