import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { GateTransaction, TenantTransaction } from './database.ts';
import { users } from './schema/people.ts';

export type User = typeof users.$inferSelect;
export type NewUser = Omit<User, 'organizationId' | 'lastSeenAt'>;

/** Runs into `email_directory_pkey` when the address belongs to someone already, in whatever organisation. */
export async function insertUser(tx: TenantTransaction, user: NewUser): Promise<void> {
  await tx.insert(users).values({ ...user, organizationId: tx.organizationId });
}

export async function findUser(tx: TenantTransaction, id: string): Promise<User | null> {
  const [found] = await tx.select().from(users).where(eq(users.id, id));
  return found ?? null;
}

export async function listUsers(tx: TenantTransaction): Promise<User[]> {
  return tx.select().from(users).orderBy(asc(users.joinedAt), asc(users.name));
}

export async function noteUserSeen(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(users).set({ lastSeenAt: at }).where(eq(users.id, id));
}

export async function setUserLanguage(tx: TenantTransaction, id: string, language: Language): Promise<void> {
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id)));
}

/** Who an address belongs to, across all organisations; letter case does not matter. */
export async function findUserByEmail(
  tx: GateTransaction,
  email: string,
): Promise<{ organizationId: string; userId: string } | null> {
  const { rows } = await tx.execute<{ organization_id: string; user_id: string }>(
    sql`select organization_id, user_id from gate.user_by_email(${email})`,
  );
  const row = rows[0];
  return row ? { organizationId: row.organization_id, userId: row.user_id } : null;
}
