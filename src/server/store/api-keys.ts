import { and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Capability } from '#domain/access/capabilities.ts';
import type { KeyKind } from '#domain/api-keys/key-format.ts';
import { type Question, readAs } from './answers.ts';
import type { Database, TenantTransaction } from './database.ts';
import { apiKeys } from './schema/api-keys.ts';
import { users } from './schema/people.ts';
import { type GatePerson, gatePersonColumns } from './sessions.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

/** With whoever answers for it. */
export type MadeKey = ApiKey & { readonly makerName: string; readonly makerGone: boolean };

/** A key as it is used, with the person behind it. */
export interface PresentedKey extends GatePerson {
  readonly key_id: string;
  readonly key_name: string;
  readonly kind: KeyKind;
  readonly scopes: readonly Capability[];
  readonly addresses: readonly string[];
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly secret_ends_at: Date | null;
  readonly removed: boolean;
}

const keyOfSecret: Question<PresentedKey> = {
  name: 'present-key',
  text: 'select * from gate.api_key($1, $2, $3, $4)',
  columns: {
    key_id: 'uuid',
    key_name: 'text',
    kind: 'text',
    scopes: 'text[]',
    addresses: 'text[]',
    expires_at: 'timestamptz',
    revoked_at: 'timestamptz',
    secret_ends_at: 'timestamptz',
    removed: 'bool',
    ...gatePersonColumns,
  },
};

export async function findPresentedKey(
  database: Database,
  organizationId: string,
  shortId: string,
  hash: Buffer,
  at: Date,
): Promise<PresentedKey | null> {
  const [found] = await database.askGate(keyOfSecret, [organizationId, shortId, hash, at]);
  return found ?? null;
}

export async function insertKey(tx: TenantTransaction, key: Omit<ApiKey, 'organizationId'>): Promise<void> {
  await tx.insert(apiKeys).values({ ...key, organizationId: tx.organizationId });
}

/** Those that are not revoked, of one person or of the organisation. */
export async function countKeys(tx: TenantTransaction, kind: KeyKind, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ all: count() })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.kind, kind),
        isNull(apiKeys.revokedAt),
        kind === 'personal' ? eq(apiKeys.userId, userId) : undefined,
      ),
    );
  return counted?.all ?? 0;
}

const withMaker = {
  key: apiKeys,
  makerName: users.name,
  makerGone: readAs<boolean>('bool', sql`${users.removedAt} is not null`),
};

/**
 * One's own and then, where they are told, those of the organisation, in the order in which they were made; null where
 * the key that they are to follow is none of these.
 */
export async function listMadeKeys(
  tx: TenantTransaction,
  userId: string,
  withOrganization: boolean,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<MadeKey[] | null> {
  const reach = reachOf(userId, withOrganization);
  if (cursor !== undefined) {
    const [last] = await tx
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(and(eq(apiKeys.id, cursor), reach));
    if (!last) return null;
  }
  // Compared where they lie: an instant that came and went would have lost its last digits.
  const follows = sql`exists (select from api_keys last where last.id = ${cursor} and (${apiKeys.kind} < last.kind
    or ${apiKeys.kind} = last.kind and (${apiKeys.createdAt}, ${apiKeys.id}) > (last.created_at, last.id)))`;
  const rows = await tx
    .select(withMaker)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(reach, cursor === undefined ? undefined : follows))
    .orderBy(desc(apiKeys.kind), asc(apiKeys.createdAt), asc(apiKeys.id))
    .limit(limit);
  return rows.map(({ key, ...maker }) => ({ ...key, ...maker }));
}

export async function findKey(tx: TenantTransaction, id: string): Promise<ApiKey | null> {
  const [found] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id));
  return found ?? null;
}

/** Locked, so that two who rotate it stand in line. */
export async function lockKey(
  tx: TenantTransaction,
  userId: string,
  withOrganization: boolean,
  id: string,
): Promise<MadeKey | null> {
  const [found] = await tx
    .select(withMaker)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.id, id), reachOf(userId, withOrganization)))
    .for('update', { of: apiKeys });
  return found ? { ...found.key, makerName: found.makerName, makerGone: found.makerGone } : null;
}

function reachOf(userId: string, withOrganization: boolean) {
  const own = and(eq(apiKeys.kind, 'personal'), eq(apiKeys.userId, userId));
  return withOrganization ? or(own, eq(apiKeys.kind, 'organization')) : own;
}

export async function setKeySecret(
  tx: TenantTransaction,
  id: string,
  changed: Pick<ApiKey, 'userId' | 'secretHash' | 'previousHash' | 'previousEndsAt' | 'rotatedAt'>,
): Promise<void> {
  await tx.update(apiKeys).set(changed).where(eq(apiKeys.id, id));
}

export async function markKeyRevoked(tx: TenantTransaction, id: string, at: Date): Promise<void> {
  await tx.update(apiKeys).set({ revokedAt: at }).where(eq(apiKeys.id, id));
}

/** Those of the organisation stay for another admin to take over. */
export async function revokePersonalKeysOf(tx: TenantTransaction, userId: string, at: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.kind, 'personal'), isNull(apiKeys.revokedAt)));
}

/** I2: whoever made them may have been somebody else. */
export async function deleteKeysOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

export async function deleteEveryKey(tx: TenantTransaction): Promise<void> {
  await tx.delete(apiKeys);
}
