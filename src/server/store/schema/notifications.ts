import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  notificationChoices as choices,
  notificationKinds,
  stoppableMails,
} from '#domain/notifications/notification-kind.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const delegations = pgTable(
  'delegations',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    delegateId: uuid('delegate_id').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const notificationChoiceRows = pgTable(
  'notification_choices',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    choice: text('choice', { enum: choices }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.kind] })],
);

export const notifications = pgTable(
  'notifications',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    eventId: uuid('event_id').notNull(),
    choice: text('choice', { enum: ['immediate', 'daily'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const sentDigests = pgTable(
  'sent_digests',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['daily', 'weekly', 'monthly'] }).notNull(),
    day: day('day').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.kind, table.day] })],
);

export const mailLinks = pgTable(
  'mail_links',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    userId: uuid('user_id').notNull(),
    requestId: uuid('request_id'),
    kind: text('kind', { enum: stoppableMails }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
