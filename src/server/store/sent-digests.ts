import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { TenantTransaction } from './database.ts';
import { sentDigests } from './schema/notifications.ts';

/** Of several who want to send the same digest, one does. Tells whose digests are the caller's to send. */
export async function claimDigests(
  tx: TenantTransaction,
  kind: 'daily' | 'weekly' | 'monthly',
  day: PlainDate,
  userIds: readonly string[],
  at: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { organizationId } = tx;
  const claimed = await tx
    .insert(sentDigests)
    .values(userIds.map((userId) => ({ organizationId, userId, kind, day, sentAt: at })))
    .onConflictDoNothing()
    .returning({ userId: sentDigests.userId });
  return claimed.map(({ userId }) => userId);
}
