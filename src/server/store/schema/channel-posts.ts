import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

export const channelPosts = pgTable(
  'channel_posts',
  {
    organizationId: uuid('organization_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    about: text('about').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId, table.about] })],
);
