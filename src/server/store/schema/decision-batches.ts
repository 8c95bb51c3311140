import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import { instant } from './people.ts';

export const decisionBatches = pgTable(
  'decision_batches',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    actorId: uuid('actor_id').notNull(),
    about: text('about', { enum: ['leave', 'cancellation'] }).notNull(),
    decision: text('decision', { enum: ['approve', 'reject'] }).notNull(),
    reason: text('reason'),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    seenAt: instant('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const decisionBatchItems = pgTable(
  'decision_batch_items',
  {
    organizationId: uuid('organization_id').notNull(),
    batchId: uuid('batch_id').notNull(),
    place: integer('place').notNull(),
    requestId: uuid('request_id').notNull(),
    version: integer('version'),
    outcome: text('outcome', { enum: ['waiting', 'decided', 'refused', 'undone'] })
      .notNull()
      .default('waiting'),
    refusal: text('refusal').$type<ErrorCode>(),
    refusalValues: jsonb('refusal_values')
      .$type<Readonly<Record<string, string | number>>>()
      .notNull()
      .default({}),
    eventId: uuid('event_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.batchId, table.place] })],
);
