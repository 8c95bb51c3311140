import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

export const requestComments = pgTable(
  'request_comments',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    requestId: uuid('request_id').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
