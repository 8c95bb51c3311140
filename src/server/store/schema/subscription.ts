import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    seats: integer('seats').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
