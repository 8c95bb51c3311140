import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { NotificationChoice } from '#domain/notifications/notification-kind.ts';
import type { Question } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import type { LeaveRequestEvent } from './leave-request-events.ts';
import { leaveRequestEvents } from './schema/leave-requests.ts';
import { notificationChoiceRows, notifications } from './schema/notifications.ts';
import { users } from './schema/people.ts';

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
  return tx.ask(insertion, [tx.organizationId, JSON.stringify(rows)]);
}

const insertion: Question<Pick<Notification, 'id' | 'choice'>> = {
  name: 'insert-notifications',
  text: `insert into notifications (organization_id, id, user_id, kind, event_id, choice, created_at)
    select $1, id, "userId", kind, "eventId", choice, "createdAt" from json_to_recordset($2)
      as row (id uuid, "userId" uuid, kind text, "eventId" uuid, choice text, "createdAt" timestamptz)
    on conflict do nothing returning id, choice`,
  columns: { id: 'uuid', choice: 'text' },
};

/** A notification with whom it is for, and what they have chosen since. */
export interface AddressedNotification extends ToldNotification {
  readonly recipient: typeof users.$inferSelect;
  readonly choice: NotificationChoice | null;
}

export async function findUnsentNotification(
  tx: TenantTransaction,
  id: string,
): Promise<AddressedNotification | null> {
  const { userId, kind, choice } = notificationChoiceRows;
  const chosen = and(eq(userId, notifications.userId), eq(kind, notifications.kind));
  const [found] = await tx
    .kept('unsent-notification', (on, name) =>
      on
        .select({ notification: notifications, event: leaveRequestEvents, recipient: users, choice })
        .from(notifications)
        .innerJoin(leaveRequestEvents, eq(leaveRequestEvents.id, notifications.eventId))
        .innerJoin(users, eq(users.id, notifications.userId))
        .leftJoin(notificationChoiceRows, chosen)
        .where(and(eq(notifications.id, sql.placeholder('id')), isNull(notifications.sentAt)))
        .prepare(name),
    )
    .execute({ id });
  return found ?? null;
}

/** Whatever somebody was or is to be told about a request, the latest first. */
export async function listNotificationsAbout(
  tx: TenantTransaction,
  reader: string,
  requestId: string,
): Promise<AddressedNotification[]> {
  const { userId, kind, choice } = notificationChoiceRows;
  const chosen = and(eq(userId, notifications.userId), eq(kind, notifications.kind));
  return tx
    .select({ notification: notifications, event: leaveRequestEvents, recipient: users, choice })
    .from(notifications)
    .innerJoin(leaveRequestEvents, eq(leaveRequestEvents.id, notifications.eventId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationChoiceRows, chosen)
    .where(and(eq(notifications.userId, reader), eq(leaveRequestEvents.requestId, requestId)))
    .orderBy(desc(leaveRequestEvents.at), desc(leaveRequestEvents.id));
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

/** Those of an event that are to be told at once and may not have been. */
export async function listUnsentImmediate(tx: TenantTransaction, eventId: string): Promise<string[]> {
  const unsent = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.eventId, eventId),
        eq(notifications.choice, 'immediate'),
        isNull(notifications.sentAt),
      ),
    );
  return unsent.map(({ id }) => id);
}

/** Everyone whose digest has something in it. */
export async function listDailyReaders(tx: TenantTransaction): Promise<string[]> {
  const readers = await tx
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(isUnsentDaily);
  return readers.map(({ userId }) => userId);
}

/** By itself, in one round trip: the mail has left. */
export async function markNotificationsSent(
  database: Database,
  organizationId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length > 0) await database.askOrganization(organizationId, marking, [at.toISOString(), ids]);
}

const marking = {
  name: 'mark-notifications-sent',
  text: 'update notifications set sent_at = $1::timestamptz where id = any($2::uuid[])',
};

const isUnsentDaily = and(isNull(notifications.sentAt), eq(notifications.choice, 'daily'));

function withEvents(tx: TenantTransaction) {
  return tx
    .select({ notification: notifications, event: leaveRequestEvents })
    .from(notifications)
    .innerJoin(leaveRequestEvents, eq(leaveRequestEvents.id, notifications.eventId));
}
