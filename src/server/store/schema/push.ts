import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DeviceKind } from '#domain/notifications/device-kinds.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    organizationId: uuid('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    endpoint: text('endpoint').notNull(),
    publicKey: bytea('public_key').notNull(),
    authSecret: bytea('auth_secret').notNull(),
    kinds: text('kinds').array().$type<readonly DeviceKind[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.sessionId] })],
);

export const pushMessages = pgTable(
  'push_messages',
  {
    organizationId: uuid('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    eventId: uuid('event_id').notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.sessionId, table.eventId] })],
);
