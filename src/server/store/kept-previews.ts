import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';

/**
 * What was shown before it is done is a call under way whose second half comes with a token: it lies among the keys of
 * such calls, without an answer, and is swept with them.
 */
export interface KeptPreview {
  readonly userId: string;
  readonly tokenHash: Buffer;
  /** Of everything that was asked and shown. */
  readonly digest: Buffer;
}

export async function insertPreview(
  tx: TenantTransaction,
  { userId, tokenHash, digest }: KeptPreview,
  at: Date,
): Promise<void> {
  const { organizationId } = tx;
  const row = { organizationId, userId, keyHash: tokenHash, callDigest: digest, createdAt: at };
  await tx.insert(idempotencyKeys).values(row);
}

/** Taken by whoever comes first, once; null where there is none that was made after `since`. */
export async function takePreview(
  tx: TenantTransaction,
  { userId, tokenHash }: Omit<KeptPreview, 'digest'>,
  since: Date,
): Promise<Buffer | null> {
  const [taken] = await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.keyHash, tokenHash),
        isNull(idempotencyKeys.answer),
        gt(idempotencyKeys.createdAt, since),
      ),
    )
    .returning({ digest: idempotencyKeys.callDigest });
  return taken?.digest ?? null;
}
