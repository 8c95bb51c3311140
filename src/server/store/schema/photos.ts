import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const userPhotos = pgTable(
  'user_photos',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    hash: text('hash').notNull(),
    kind: text('kind', { enum: ['png', 'jpeg'] }).notNull(),
    bytes: bytea('bytes').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
