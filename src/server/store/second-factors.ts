import { and, count, eq, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { authenticatorApps, codeTries, recoveryCodes } from './schema/second-factors.ts';

export type AuthenticatorApp = typeof authenticatorApps.$inferSelect;
export type CodeTries = Pick<typeof codeTries.$inferSelect, 'wrong' | 'pausedUntil'>;

/** Held until the transaction ends: of two codes at once, the second finds what the first has changed. */
export async function lockTries(tx: TenantTransaction, userId: string): Promise<CodeTries> {
  await tx.insert(codeTries).values({ organizationId: tx.organizationId, userId }).onConflictDoNothing();
  const [found] = await tx.select().from(codeTries).where(eq(codeTries.userId, userId)).for('update');
  return found ?? { wrong: 0, pausedUntil: null };
}

export async function setTries(tx: TenantTransaction, userId: string, tries: CodeTries): Promise<void> {
  await tx
    .update(codeTries)
    .set({ wrong: tries.wrong, pausedUntil: tries.pausedUntil })
    .where(eq(codeTries.userId, userId));
}

export async function findApp(tx: TenantTransaction, userId: string): Promise<AuthenticatorApp | null> {
  const [found] = await tx.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return found ?? null;
}

export async function hasConfirmedApp(tx: TenantTransaction, userId: string): Promise<boolean> {
  return Boolean((await findApp(tx, userId))?.confirmedAt);
}

/** The app in use stays until the new one has shown a code. */
export async function setPendingApp(
  tx: TenantTransaction,
  userId: string,
  pendingSecret: Buffer,
  pendingAt: Date,
): Promise<void> {
  await tx
    .insert(authenticatorApps)
    .values({ organizationId: tx.organizationId, userId, pendingSecret, pendingAt })
    .onConflictDoUpdate({
      target: [authenticatorApps.organizationId, authenticatorApps.userId],
      set: { pendingSecret, pendingAt },
    });
}

export async function confirmApp(
  tx: TenantTransaction,
  userId: string,
  secret: Buffer,
  lastStep: number,
  confirmedAt: Date,
): Promise<void> {
  await tx
    .update(authenticatorApps)
    .set({ secret, confirmedAt, lastStep, pendingSecret: null, pendingAt: null })
    .where(eq(authenticatorApps.userId, userId));
}

export async function setLastStep(tx: TenantTransaction, userId: string, lastStep: number): Promise<void> {
  await tx.update(authenticatorApps).set({ lastStep }).where(eq(authenticatorApps.userId, userId));
}

export async function insertRecoveryCodes(
  tx: TenantTransaction,
  codes: readonly { readonly id: string; readonly userId: string; readonly codeHash: Buffer }[],
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ ...code, createdAt, organizationId: tx.organizationId })));
}

/** False for a code that is not theirs, or was used. */
export async function takeRecoveryCode(
  tx: TenantTransaction,
  userId: string,
  codeHash: Buffer,
  usedAt: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function countRecoveryCodes(tx: TenantTransaction, userId: string): Promise<number> {
  const [found] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return found?.left ?? 0;
}

export async function deleteRecoveryCodesOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function deleteAppOf(tx: TenantTransaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ userId: authenticatorApps.userId });
  return gone.length > 0;
}

export async function deleteTriesOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(codeTries).where(eq(codeTries.userId, userId));
}

/** I2: what was set up before a mailbox was proven may be somebody else's. */
export async function deleteEveryApp(tx: TenantTransaction): Promise<void> {
  await tx.delete(authenticatorApps);
  await tx.delete(recoveryCodes);
  await tx.delete(codeTries);
}
