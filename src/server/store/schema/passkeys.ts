import { bigint, boolean, customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const passkeys = pgTable(
  'passkeys',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    credentialId: bytea('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    userHandle: bytea('user_handle').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().$type<readonly string[]>().notNull(),
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const passkeyOffers = pgTable(
  'passkey_offers',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    declinedAt: instant('declined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    browserHash: bytea('browser_hash').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.browserHash] })],
);
