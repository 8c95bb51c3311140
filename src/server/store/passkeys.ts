import { and, asc, eq } from 'drizzle-orm';
import type { Question } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import { passkeyOffers, passkeys } from './schema/passkeys.ts';

export type Passkey = typeof passkeys.$inferSelect;

interface PasskeyPlace {
  readonly organization_id: string;
  readonly passkey_id: string;
}

const placeOfCredential: Question<PasskeyPlace> = {
  name: 'find-passkey-place',
  text: 'select * from gate.passkey($1)',
  columns: { organization_id: 'uuid', passkey_id: 'uuid' },
};

/** Where the passkey lies that a device answers with; nobody is known yet. */
export async function findPasskeyPlace(
  database: Database,
  credentialId: Buffer,
): Promise<PasskeyPlace | null> {
  const [found] = await database.askGate(placeOfCredential, [credentialId]);
  return found ?? null;
}

/** Runs into `passkeys_one_credential` when the device has answered to somebody before. */
export async function insertPasskey(
  tx: TenantTransaction,
  passkey: Omit<Passkey, 'organizationId' | 'lastUsedAt'>,
): Promise<void> {
  await tx.insert(passkeys).values({ ...passkey, organizationId: tx.organizationId });
}

export async function listPasskeysOf(tx: TenantTransaction, userId: string): Promise<Passkey[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Two logins with one passkey come one after the other, so that each sees what the device counted last. */
export async function lockPasskey(tx: TenantTransaction, id: string): Promise<Passkey | null> {
  const [found] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return found ?? null;
}

export async function notePasskeyUsed(
  tx: TenantTransaction,
  id: string,
  use: Pick<Passkey, 'counter' | 'synced' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
}

export async function renamePasskey(
  tx: TenantTransaction,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | null> {
  const [renamed] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return renamed ?? null;
}

export async function deletePasskey(
  tx: TenantTransaction,
  userId: string,
  id: string,
): Promise<Passkey | null> {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return gone ?? null;
}

export async function deletePasskeysOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

export async function deleteEveryPasskey(tx: TenantTransaction): Promise<void> {
  await tx.delete(passkeys);
}

export async function hasDeclinedPasskeys(tx: TenantTransaction, userId: string): Promise<boolean> {
  const found = await tx.select().from(passkeyOffers).where(eq(passkeyOffers.userId, userId));
  return found.length > 0;
}

export async function keepPasskeysDeclined(
  tx: TenantTransaction,
  userId: string,
  declinedAt: Date,
): Promise<void> {
  await tx
    .insert(passkeyOffers)
    .values({ organizationId: tx.organizationId, userId, declinedAt })
    .onConflictDoNothing();
}
