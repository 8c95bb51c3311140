import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { day } from './day.ts';
import { instant } from './people.ts';

export const presenceMinimums = pgTable(
  'presence_minimums',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    teamId: uuid('team_id'),
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const blackoutPeriods = pgTable(
  'blackout_periods',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    teamId: uuid('team_id'),
    name: text('name').notNull(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
