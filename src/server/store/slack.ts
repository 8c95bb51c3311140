import { and, eq, inArray, lt } from 'drizzle-orm';
import { findOwnConnectionTo } from './connections.ts';
import type { TenantTransaction } from './database.ts';
import { connections } from './schema/connections.ts';
import { slackCalls, slackMessages } from './schema/slack.ts';

/** Without a `ts`: it was about to be posted, and nobody knows whether it was. */
export type SlackMessage = typeof slackMessages.$inferSelect;

/** Who of these people is linked, by what Slack calls them: `TEAM/USER`. */
export async function listSlackNames(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const { ownerUserId, externalId } = connections;
  const rows = await tx
    .select({ ownerUserId, externalId })
    .from(connections)
    .where(and(eq(connections.provider, 'slack'), inArray(ownerUserId, [...userIds])));
  return new Map(rows.flatMap((row) => (row.ownerUserId ? [[row.ownerUserId, row.externalId]] : [])));
}

/** Whom a name of Slack is linked to; null for nobody of this organisation. */
export async function findSlackOwner(tx: TenantTransaction, name: string): Promise<string | null> {
  const found = await findOwnConnectionTo(tx, 'slack', name);
  return found?.ownerUserId ?? null;
}

export async function listSlackMessages(tx: TenantTransaction, requestId: string): Promise<SlackMessage[]> {
  return tx.select().from(slackMessages).where(eq(slackMessages.requestId, requestId));
}

export async function keepSlackMessage(
  tx: TenantTransaction,
  message: Omit<SlackMessage, 'organizationId'>,
): Promise<void> {
  const { channel, ts, version, postedAt, connectionId } = message;
  await tx
    .insert(slackMessages)
    .values({ ...message, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [slackMessages.organizationId, slackMessages.requestId, slackMessages.userId],
      set: { channel, ts, version, postedAt, connectionId },
    });
}

export async function deleteSlackMessage(
  tx: TenantTransaction,
  { requestId, userId }: Pick<SlackMessage, 'requestId' | 'userId'>,
): Promise<void> {
  await tx
    .delete(slackMessages)
    .where(and(eq(slackMessages.requestId, requestId), eq(slackMessages.userId, userId)));
}

/** False for one that was seen before. */
export async function noteSlackCall(
  tx: TenantTransaction,
  signatureHash: Buffer,
  seenAt: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(slackCalls)
    .values({ organizationId: tx.organizationId, signatureHash, seenAt })
    .onConflictDoNothing()
    .returning({ seenAt: slackCalls.seenAt });
  return noted.length > 0;
}

export async function deleteSlackCallsBefore(tx: TenantTransaction, at: Date): Promise<void> {
  await tx.delete(slackCalls).where(lt(slackCalls.seenAt, at));
}
