import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { accessRecoveries } from './schema/second-factors.ts';

export type AccessRecovery = typeof accessRecoveries.$inferSelect;

const isOpen = isNull(accessRecoveries.endedAt);

export async function insertRecovery(
  tx: TenantTransaction,
  recovery: Pick<AccessRecovery, 'id' | 'userId' | 'askedBy' | 'askedAt'>,
): Promise<void> {
  await tx.insert(accessRecoveries).values({ ...recovery, organizationId: tx.organizationId });
}

export async function listOpenRecoveries(tx: TenantTransaction): Promise<AccessRecovery[]> {
  return tx.select().from(accessRecoveries).where(isOpen).orderBy(asc(accessRecoveries.askedAt));
}

/** One that is under way; held until the transaction ends. */
export async function lockRecovery(tx: TenantTransaction, id: string): Promise<AccessRecovery | null> {
  const [found] = await tx
    .select()
    .from(accessRecoveries)
    .where(and(eq(accessRecoveries.id, id), isOpen))
    .for('update');
  return found ?? null;
}

export async function confirmRecoveryRow(
  tx: TenantTransaction,
  id: string,
  confirmation: Pick<AccessRecovery, 'confirmedBy' | 'confirmedAt' | 'dueAt'>,
): Promise<void> {
  await tx.update(accessRecoveries).set(confirmation).where(eq(accessRecoveries.id, id));
}

export async function setStopHash(tx: TenantTransaction, id: string, stopHash: Buffer): Promise<void> {
  await tx.update(accessRecoveries).set({ stopHash }).where(eq(accessRecoveries.id, id));
}

export async function endRecovery(tx: TenantTransaction, id: string, endedAt: Date): Promise<void> {
  await tx
    .update(accessRecoveries)
    .set({ endedAt })
    .where(and(eq(accessRecoveries.id, id), isOpen));
}

/** What was under way for this person is needless, or unwanted. */
export async function endRecoveriesOf(tx: TenantTransaction, userId: string, endedAt: Date): Promise<void> {
  await tx
    .update(accessRecoveries)
    .set({ endedAt })
    .where(and(eq(accessRecoveries.userId, userId), isOpen));
}

/** The one under way that a link in a mail stops. */
export async function findStoppable(tx: TenantTransaction, stopHash: Buffer): Promise<AccessRecovery | null> {
  const [found] = await tx
    .select()
    .from(accessRecoveries)
    .where(and(eq(accessRecoveries.stopHash, stopHash), isOpen))
    .for('update');
  return found ?? null;
}

export async function takeDueRecovery(
  tx: TenantTransaction,
  userId: string,
  at: Date,
): Promise<AccessRecovery | null> {
  const [found] = await tx
    .update(accessRecoveries)
    .set({ endedAt: at })
    .where(and(eq(accessRecoveries.userId, userId), isOpen, lte(accessRecoveries.dueAt, at)))
    .returning();
  return found ?? null;
}

/** I2: what was asked for before a mailbox was proven resets nobody’s second factor. */
export async function endEveryRecovery(tx: TenantTransaction, endedAt: Date): Promise<void> {
  await tx.update(accessRecoveries).set({ endedAt }).where(isOpen);
}
