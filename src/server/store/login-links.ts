import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { loginLinks, users } from './schema/people.ts';

export type LoginLink = typeof loginLinks.$inferSelect;

export async function insertLoginLink(
  tx: TenantTransaction,
  link: Omit<LoginLink, 'organizationId' | 'usedAt' | 'sessionId' | 'reopenedAt'>,
): Promise<void> {
  await tx.insert(loginLinks).values({ ...link, organizationId: tx.organizationId });
}

/** The same for a person who may not exist: then the database is asked the same, and nothing is written. */
export async function insertLoginLinkIfThere(
  tx: TenantTransaction,
  { id, userId, tokenHash, createdAt, expiresAt, kind }: Parameters<typeof insertLoginLink>[1],
): Promise<void> {
  await tx.execute(sql`
    insert into login_links (organization_id, id, user_id, token_hash, created_at, expires_at, kind)
    select organization_id, ${id}, id, ${tokenHash}, ${createdAt.toISOString()}, ${expiresAt.toISOString()}, ${kind}
    from users where organization_id = ${tx.organizationId} and id = ${userId}`);
}

/** Whose link it is, used or not, as long as it is not too old. */
export async function findLinkedUser(
  tx: TenantTransaction,
  tokenHash: Buffer,
  at: Date,
): Promise<{ readonly confirmedAt: Date | null; readonly email: string } | null> {
  const [found] = await tx
    .select({ confirmedAt: users.confirmedAt, email: users.email })
    .from(loginLinks)
    .innerJoin(users, eq(users.id, loginLinks.userId))
    .where(and(eq(loginLinks.tokenHash, tokenHash), gt(loginLinks.expiresAt, at)));
  return found ?? null;
}

/** Holds a link that is not too old, used or not: of two who open it at once, one waits and then finds it used. */
export async function lockLoginLink(
  tx: TenantTransaction,
  tokenHash: Buffer,
  at: Date,
): Promise<LoginLink | null> {
  const [found] = await tx
    .select()
    .from(loginLinks)
    .where(and(eq(loginLinks.tokenHash, tokenHash), gt(loginLinks.expiresAt, at)))
    .for('update');
  return found ?? null;
}

/** Whether it is still there and unused; held until the transaction ends. */
export async function takeLoginLink(tx: TenantTransaction, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: loginLinks.id })
    .from(loginLinks)
    .where(and(eq(loginLinks.id, id), isNull(loginLinks.usedAt)))
    .for('update');
  return found !== undefined;
}

export async function markLoginLinkUsed(
  tx: TenantTransaction,
  id: string,
  use: Pick<LoginLink, 'usedAt' | 'reopenedAt' | 'sessionId'>,
): Promise<void> {
  await tx.update(loginLinks).set(use).where(eq(loginLinks.id, id));
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

export async function deleteUnusedLinksOfOthers(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(loginLinks).where(and(ne(loginLinks.userId, userId), isNull(loginLinks.usedAt)));
}
