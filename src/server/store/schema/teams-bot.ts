import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

export const teamsMessages = pgTable(
  'teams_messages',
  {
    organizationId: uuid('organization_id').notNull(),
    requestId: uuid('request_id').notNull(),
    userId: uuid('user_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    serviceUrl: text('service_url').notNull(),
    conversationId: text('conversation_id').notNull(),
    activityId: text('activity_id').notNull(),
    version: integer('version').notNull(),
    postedAt: instant('posted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.requestId, table.userId] })],
);
