import { and, eq } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { teamsMessages } from './schema/teams-bot.ts';

export type TeamsMessage = typeof teamsMessages.$inferSelect;

export async function listTeamsMessages(tx: TenantTransaction, requestId: string): Promise<TeamsMessage[]> {
  return tx.select().from(teamsMessages).where(eq(teamsMessages.requestId, requestId));
}

export async function keepTeamsMessage(
  tx: TenantTransaction,
  message: Omit<TeamsMessage, 'organizationId'>,
): Promise<void> {
  const { requestId: _, userId: __, ...changed } = message;
  await tx
    .insert(teamsMessages)
    .values({ ...message, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [teamsMessages.organizationId, teamsMessages.requestId, teamsMessages.userId],
      set: changed,
    });
}

export async function deleteTeamsMessage(
  tx: TenantTransaction,
  { requestId, userId }: Pick<TeamsMessage, 'requestId' | 'userId'>,
): Promise<void> {
  await tx
    .delete(teamsMessages)
    .where(and(eq(teamsMessages.requestId, requestId), eq(teamsMessages.userId, userId)));
}
