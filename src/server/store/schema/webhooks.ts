import { bigint, customType, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type DeliveryTry, deliveryStates, offReasons } from '#domain/webhooks/delivering.ts';
import type { EventType } from '#domain/webhooks/event-types.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    keyName: text('key_name'),
    url: text('url').notNull(),
    events: text('events').array().$type<readonly EventType[]>().notNull(),
    secret: bytea('secret').notNull(),
    previousSecret: bytea('previous_secret'),
    previousEndsAt: instant('previous_ends_at'),
    createdAt: instant('created_at').notNull(),
    rotatedAt: instant('rotated_at'),
    offAt: instant('off_at'),
    offBecause: text('off_because', { enum: offReasons }),
    failingSince: instant('failing_since'),
    restsUntil: instant('rests_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhookEvents = pgTable(
  'webhook_events',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    objectId: uuid('object_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    nextAt: instant('next_at'),
    tries: jsonb('tries').$type<readonly DeliveryTry[]>().notNull().default([]),
    answer: text('answer'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhookSequences = pgTable(
  'webhook_sequences',
  {
    organizationId: uuid('organization_id').notNull(),
    objectId: uuid('object_id').notNull(),
    last: bigint('last', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.objectId] })],
);
