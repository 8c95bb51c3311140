import { customType, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Capability } from '#domain/access/capabilities.ts';
import { keyKinds } from '#domain/api-keys/key-format.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const apiKeys = pgTable(
  'api_keys',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: keyKinds }).notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    shortId: text('short_id').notNull(),
    scopes: text('scopes').array().$type<readonly Capability[]>().notNull(),
    addresses: text('addresses').array().$type<readonly string[]>().notNull(),
    secretHash: bytea('secret_hash').notNull(),
    previousHash: bytea('previous_hash'),
    previousEndsAt: instant('previous_ends_at'),
    createdAt: instant('created_at').notNull(),
    rotatedAt: instant('rotated_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const apiKeyCalls = pgTable(
  'api_key_calls',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    keyId: uuid('key_id').notNull(),
    at: instant('at').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: smallint('status').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
