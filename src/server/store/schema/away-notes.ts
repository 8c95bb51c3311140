import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

export const awayNotes = pgTable(
  'away_notes',
  {
    organizationId: uuid('organization_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    texts: text('texts').array().notNull(),
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
    takenAt: instant('taken_at'),
    leftAt: instant('left_at'),
    before: text('before'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId] })],
);
