import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { FIRST_STEPS } from '#domain/first-steps/first-steps.ts';
import { instant } from './people.ts';

export const firstSteps = pgTable(
  'first_steps',
  {
    organizationId: uuid('organization_id').notNull(),
    step: text('step', { enum: FIRST_STEPS }).notNull(),
    settledAt: instant('settled_at').notNull(),
    settledBy: uuid('settled_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.step] })],
);
