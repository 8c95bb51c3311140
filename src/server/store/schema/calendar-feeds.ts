import { boolean, customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { feedScopes } from '#domain/calendar-feeds/feed-contents.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: feedScopes }).notNull(),
    teamId: uuid('team_id'),
    withHolidays: boolean('with_holidays').notNull().default(false),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    renewedAt: instant('renewed_at'),
    fetchedAt: instant('fetched_at'),
    contentHash: bytea('content_hash'),
    contentChangedAt: instant('content_changed_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
