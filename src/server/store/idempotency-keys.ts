import { and, eq, gte, sql } from 'drizzle-orm';
import type { NamedStatement } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';

export interface KeyClaim {
  readonly userId: string;
  readonly keyHash: Buffer;
  readonly callDigest: Buffer;
  readonly at: Date;
  /** What was written before counts as never written. */
  readonly forgottenBefore: Date;
}

export interface KeptAnswer {
  readonly callDigest: Buffer;
  readonly answer: Buffer;
  readonly sealed: boolean;
}

/** Meets the row of a call with the same key that is under way, and waits for its end. */
const claim: NamedStatement = {
  name: 'claim-idempotency-key',
  text: `
    insert into idempotency_keys as known (organization_id, user_id, key_hash, call_digest, created_at)
    values ($1, $2, $3, $4, $5)
    on conflict (organization_id, user_id, key_hash) do update
      set call_digest = excluded.call_digest, created_at = excluded.created_at, answer = null, sealed = false
      where known.created_at < $6
    returning 1 as ours`,
};

const ofKey = ({ userId, keyHash }: Pick<KeyClaim, 'userId' | 'keyHash'>) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.keyHash, keyHash));

/** How long a call waits for another one with its key. */
const patience = '5s';
const lockNotAvailable = '55P03';

export class KeyBusy extends Error {}

/** Null when the key is the caller's from now on; otherwise what the call that had it was answered. */
export async function claimKey(tx: TenantTransaction, key: KeyClaim): Promise<KeptAnswer | null> {
  const { userId, keyHash, callDigest, at, forgottenBefore } = key;
  await tx.execute(sql.raw(`set local lock_timeout = '${patience}'`));
  const claimed = await tx
    .ask(claim, [tx.organizationId, userId, keyHash, callDigest, at, forgottenBefore])
    .catch((error: Error & { readonly code?: string }) => {
      throw error.code === lockNotAvailable ? new KeyBusy('another call with this key is under way') : error;
    });
  await tx.execute(sql`set local lock_timeout to default`);
  if (claimed.length > 0) return null;
  const [known] = await tx.select().from(idempotencyKeys).where(ofKey(key));
  if (!known?.answer) throw new Error('A key that could not be claimed is there, with its answer.');
  return { ...known, answer: known.answer };
}

/** What the call that has the key was answered; null when none has, or is still under way. */
export async function findAnswerOfKey(tx: TenantTransaction, key: KeyClaim): Promise<KeptAnswer | null> {
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(ofKey(key), gte(idempotencyKeys.createdAt, key.forgottenBefore)));
  return known?.answer ? { ...known, answer: known.answer } : null;
}

export async function keepAnswerOfKey(
  tx: TenantTransaction,
  key: Pick<KeyClaim, 'userId' | 'keyHash'>,
  { answer, sealed }: Pick<KeptAnswer, 'answer' | 'sealed'>,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer, sealed }).where(ofKey(key));
}
