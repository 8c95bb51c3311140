import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SHORTAGES } from '#domain/closings/closing.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const halves = ['am', 'pm'] as const;

export const closings = pgTable(
  'closings',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull().default(''),
    startDate: day('start_date').notNull(),
    startHalf: text('start_half', { enum: halves }).notNull(),
    endDate: day('end_date').notNull(),
    endHalf: text('end_half', { enum: halves }).notNull(),
    everyone: boolean('everyone').notNull(),
    types: text('types').array().notNull(),
    whenShort: text('when_short', { enum: SHORTAGES }).notNull(),
    otherType: text('other_type'),
    consultedOn: day('consulted_on'),
    consultation: text('consultation').notNull().default(''),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const closingScopes = pgTable(
  'closing_scopes',
  {
    organizationId: uuid('organization_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    id: uuid('id').notNull(),
    teamId: uuid('team_id'),
    userId: uuid('user_id'),
    excepted: boolean('excepted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const closingPeople = pgTable(
  'closing_people',
  {
    organizationId: uuid('organization_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    userId: uuid('user_id').notNull(),
    addedAt: instant('added_at').notNull(),
    leftHalves: integer('left_halves').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.closingId, table.userId] })],
);

export const closingRequests = pgTable(
  'closing_requests',
  {
    organizationId: uuid('organization_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    requestId: uuid('request_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.closingId, table.requestId] })],
);
