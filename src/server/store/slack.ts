import { and, eq } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { slackCalls, slackMessages } from './schema/slack.ts';

/** Without a `ts`: it was about to be posted, and nobody knows whether it was. */
export type SlackMessage = typeof slackMessages.$inferSelect;

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
