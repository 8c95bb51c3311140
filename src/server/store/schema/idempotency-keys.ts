import { boolean, customType, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    keyHash: bytea('key_hash').notNull(),
    callDigest: bytea('call_digest').notNull(),
    answer: bytea('answer'),
    sealed: boolean('sealed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.keyHash] })],
);
