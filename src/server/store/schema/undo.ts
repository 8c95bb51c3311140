import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

export const heldKinds = ['leave-request', 'team-members', 'calendar-feed'] as const;

export const heldChanges = pgTable(
  'held_changes',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: heldKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    doneAt: instant('done_at').notNull(),
    before: jsonb('before').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
