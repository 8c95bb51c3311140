import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import type { LeaveRequestEvent } from './leave-request-events.ts';
import { leaveRequestEvents } from './schema/leave-requests.ts';
import { notifications } from './schema/notifications.ts';

export type Notification = typeof notifications.$inferSelect;
export type NewNotification = Omit<Notification, 'organizationId' | 'sentAt'>;

export interface ToldNotification {
  readonly notification: Notification;
  readonly event: LeaveRequestEvent;
}

/** Whoever was told of an event already is not told again. Tells which ones are new. */
export async function insertNotifications(
  tx: TenantTransaction,
  rows: readonly NewNotification[],
): Promise<Pick<Notification, 'id' | 'choice'>[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(notifications)
    .values(rows.map((row) => ({ ...row, organizationId: tx.organizationId })))
    .onConflictDoNothing()
    .returning({ id: notifications.id, choice: notifications.choice });
}

export async function findUnsentNotification(
  tx: TenantTransaction,
  id: string,
): Promise<ToldNotification | null> {
  const [found] = await withEvents(tx).where(and(eq(notifications.id, id), isNull(notifications.sentAt)));
  return found ?? null;
}

/** Those that the digest of a person gathers, first to last. */
export async function listUnsentDaily(
  tx: TenantTransaction,
  userId: string,
  until: Date,
): Promise<ToldNotification[]> {
  return withEvents(tx)
    .where(and(eq(notifications.userId, userId), isUnsentDaily, lte(notifications.createdAt, until)))
    .orderBy(asc(leaveRequestEvents.at), asc(leaveRequestEvents.id));
}

/** Everyone whose digest has something in it. */
export async function listDailyReaders(tx: TenantTransaction): Promise<string[]> {
  const readers = await tx
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(isUnsentDaily);
  return readers.map(({ userId }) => userId);
}

export async function markNotificationsSent(
  tx: TenantTransaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notifications)
    .set({ sentAt: at })
    .where(inArray(notifications.id, [...ids]));
}

const isUnsentDaily = and(isNull(notifications.sentAt), eq(notifications.choice, 'daily'));

function withEvents(tx: TenantTransaction) {
  return tx
    .select({ notification: notifications, event: leaveRequestEvents })
    .from(notifications)
    .innerJoin(leaveRequestEvents, eq(leaveRequestEvents.id, notifications.eventId));
}
