import { asc, eq, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { leaveRequestEvents } from './schema/leave-requests.ts';

export type LeaveRequestEvent = typeof leaveRequestEvents.$inferSelect;

export async function insertRequestEvent(
  tx: TenantTransaction,
  event: Omit<LeaveRequestEvent, 'organizationId'>,
): Promise<LeaveRequestEvent> {
  const row = { ...event, organizationId: tx.organizationId };
  await tx.insert(leaveRequestEvents).values(row);
  return row;
}

export async function findRequestEvent(tx: TenantTransaction, id: string): Promise<LeaveRequestEvent | null> {
  const [found] = await tx
    .kept('request-event', (on, name) =>
      on
        .select()
        .from(leaveRequestEvents)
        .where(eq(leaveRequestEvents.id, sql.placeholder('id')))
        .prepare(name),
    )
    .execute({ id });
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
