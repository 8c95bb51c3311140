import { and, eq, gt } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { sessions, users } from './schema/people.ts';
import { pushMessages, pushSubscriptions } from './schema/push.ts';

export type PushSubscription = typeof pushSubscriptions.$inferSelect;

export async function findPushSubscription(
  tx: TenantTransaction,
  sessionId: string,
): Promise<PushSubscription | null> {
  const [found] = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
  return found ?? null;
}

/** One for each session, and one for each browser: whoever had it before is told nothing there any more. */
export async function setPushSubscription(
  tx: TenantTransaction,
  row: Omit<PushSubscription, 'organizationId'>,
): Promise<void> {
  const { endpoint, sessionId } = pushSubscriptions;
  await tx.delete(pushSubscriptions).where(eq(endpoint, row.endpoint));
  const { publicKey, authSecret, kinds } = row;
  await tx
    .insert(pushSubscriptions)
    .values({ ...row, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [pushSubscriptions.organizationId, sessionId],
      set: { endpoint: row.endpoint, publicKey, authSecret, kinds },
    });
}

export async function removePushSubscription(tx: TenantTransaction, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** The sessions of a person whose devices are told of something. */
export async function listPushedSessions(tx: TenantTransaction, userId: string): Promise<string[]> {
  const found = await tx
    .select({ id: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return found.map(({ id }) => id);
}

/** With whom it belongs to, while their session runs. */
export async function findLivePush(tx: TenantTransaction, sessionId: string, at: Date) {
  const [found] = await tx
    .select({ subscription: pushSubscriptions, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.sessionId, sessionId), gt(sessions.expiresAt, at)));
  return found ?? null;
}

/** False for what was claimed before: it was sent, or is being. */
export async function claimPushMessage(
  tx: TenantTransaction,
  sessionId: string,
  eventId: string,
  claimedAt: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(pushMessages)
    .values({ organizationId: tx.organizationId, sessionId, eventId, claimedAt })
    .onConflictDoNothing()
    .returning({ id: pushMessages.eventId });
  return claimed.length > 0;
}

/** It surely did not arrive: another attempt may claim it. */
export async function releasePushMessage(
  tx: TenantTransaction,
  sessionId: string,
  eventId: string,
): Promise<void> {
  await tx
    .delete(pushMessages)
    .where(and(eq(pushMessages.sessionId, sessionId), eq(pushMessages.eventId, eventId)));
}
