import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { loginAttempts } from './schema/company-login.ts';

export type LoginAttempt = typeof loginAttempts.$inferSelect;

export async function insertAttempt(
  tx: TenantTransaction,
  attempt: Omit<LoginAttempt, 'organizationId' | 'answer' | 'usedAt'>,
): Promise<void> {
  await tx.insert(loginAttempts).values({ ...attempt, organizationId: tx.organizationId });
}

/** Once, and in the browser that was sent there: whoever brings the same answer again finds nothing. */
export async function takeAttempt(
  tx: TenantTransaction,
  stateHash: Buffer,
  browserHash: Buffer,
  at: Date,
): Promise<LoginAttempt | null> {
  const [taken] = await tx
    .update(loginAttempts)
    .set({ usedAt: at })
    .where(
      and(
        eq(loginAttempts.stateHash, stateHash),
        eq(loginAttempts.browserHash, browserHash),
        isNull(loginAttempts.usedAt),
        gt(loginAttempts.expiresAt, at),
      ),
    )
    .returning();
  return taken ?? null;
}
