import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const slackMessages = pgTable(
  'slack_messages',
  {
    organizationId: uuid('organization_id').notNull(),
    requestId: uuid('request_id').notNull(),
    userId: uuid('user_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    channel: text('channel').notNull(),
    /** Null until Slack has answered: it may be there, and it may not. */
    ts: text('ts'),
    version: integer('version').notNull(),
    postedAt: instant('posted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.requestId, table.userId] })],
);

export const slackCalls = pgTable(
  'slack_calls',
  {
    organizationId: uuid('organization_id').notNull(),
    signatureHash: bytea('signature_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.signatureHash] })],
);
