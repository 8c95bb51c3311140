import { and, desc, eq, gt } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import type { TenantTransaction } from './database.ts';
import { loginTickets, mailCodes, trustedDevices } from './schema/second-factors.ts';

export type LoginTicket = typeof loginTickets.$inferSelect;
export type TrustedDevice = typeof trustedDevices.$inferSelect;

export async function insertTicket(
  tx: TenantTransaction,
  ticket: Omit<LoginTicket, 'organizationId'>,
): Promise<void> {
  await tx.insert(loginTickets).values({ ...ticket, organizationId: tx.organizationId });
}

/** Of two who use it at once, one waits and then finds none. */
export async function lockTicket(
  tx: TenantTransaction,
  tokenHash: Buffer,
  at: Date,
): Promise<LoginTicket | null> {
  const [found] = await tx
    .select()
    .from(loginTickets)
    .where(and(eq(loginTickets.tokenHash, tokenHash), gt(loginTickets.expiresAt, at)))
    .for('update');
  return found ?? null;
}

export async function deleteTicketsOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId));
}

export async function insertDevice(
  tx: TenantTransaction,
  device: Omit<TrustedDevice, 'organizationId'>,
): Promise<void> {
  await tx.insert(trustedDevices).values({ ...device, organizationId: tx.organizationId });
}

/** Whether this person trusts this device; it is noted that it was of use. */
export async function meetTrustedDevice(
  tx: TenantTransaction,
  userId: string,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { expiresAt } = trustedDevices;
  const found = await tx
    .update(trustedDevices)
    .set({ lastUsedAt: at })
    .where(and(eq(trustedDevices.userId, userId), eq(trustedDevices.tokenHash, tokenHash), gt(expiresAt, at)))
    .returning({ id: trustedDevices.id });
  return found.length > 0;
}

export async function listDevices(tx: TenantTransaction, userId: string, at: Date): Promise<TrustedDevice[]> {
  return tx
    .select()
    .from(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, at)))
    .orderBy(desc(trustedDevices.lastUsedAt))
    .limit(rowsPerPage);
}

export async function deleteDevice(tx: TenantTransaction, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), eq(trustedDevices.id, id)))
    .returning({ id: trustedDevices.id });
  return gone.length > 0;
}

export async function deleteDevicesOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
}

export async function deleteEveryDevice(tx: TenantTransaction): Promise<void> {
  await tx.delete(trustedDevices);
  await tx.delete(loginTickets);
}

/** One for each session: the last that was asked for. */
export async function setMailCode(
  tx: TenantTransaction,
  code: Omit<typeof mailCodes.$inferSelect, 'organizationId'>,
): Promise<void> {
  const { codeHash, expiresAt } = code;
  await tx
    .insert(mailCodes)
    .values({ ...code, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [mailCodes.organizationId, mailCodes.sessionId],
      set: { codeHash, expiresAt },
    });
}

export async function takeMailCode(
  tx: TenantTransaction,
  sessionId: string,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const used = await tx
    .delete(mailCodes)
    .where(
      and(eq(mailCodes.sessionId, sessionId), eq(mailCodes.codeHash, codeHash), gt(mailCodes.expiresAt, at)),
    )
    .returning({ sessionId: mailCodes.sessionId });
  return used.length > 0;
}
