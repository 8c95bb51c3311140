import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { loginLinks } from './schema/people.ts';

export type LoginLink = typeof loginLinks.$inferSelect;

export async function insertLoginLink(
  tx: TenantTransaction,
  link: Omit<LoginLink, 'organizationId' | 'usedAt'>,
): Promise<void> {
  await tx.insert(loginLinks).values({ ...link, organizationId: tx.organizationId });
}

/** Marks a link as used and tells whose it was; null when it is unknown, too old or used already. */
export async function consumeLoginLink(
  tx: TenantTransaction,
  tokenHash: Buffer,
  at: Date,
): Promise<{ userId: string } | null> {
  const [used] = await tx
    .update(loginLinks)
    .set({ usedAt: at })
    .where(and(eq(loginLinks.tokenHash, tokenHash), isNull(loginLinks.usedAt), gt(loginLinks.expiresAt, at)))
    .returning({ userId: loginLinks.userId });
  return used ?? null;
}

export async function deleteLoginLinksOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(loginLinks).where(eq(loginLinks.userId, userId));
}

/** Once someone has joined, the long-lived links of their invitations have done their duty. */
export async function deleteUnusedInvitations(tx: TenantTransaction, userId: string): Promise<void> {
  await tx
    .delete(loginLinks)
    .where(and(eq(loginLinks.userId, userId), eq(loginLinks.kind, 'invitation'), isNull(loginLinks.usedAt)));
}

export async function deleteLoginLinksExpiredBefore(tx: TenantTransaction, at: Date): Promise<void> {
  await tx.delete(loginLinks).where(lt(loginLinks.expiresAt, at));
}
