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

/** What became of a request; what is said about it is read in its thread. */
export type HistoryEvent = LeaveRequestEvent & {
  readonly event: Exclude<LeaveRequestEvent['event'], 'commented'>;
};

/** First to last. */
export async function listRequestEvents(tx: TenantTransaction, requestId: string): Promise<HistoryEvent[]> {
  const rows = await tx
    .select()
    .from(leaveRequestEvents)
    .where(eq(leaveRequestEvents.requestId, requestId))
    .orderBy(asc(leaveRequestEvents.at), asc(leaveRequestEvents.id));
  return rows.filter((row): row is HistoryEvent => row.event !== 'commented');
}
