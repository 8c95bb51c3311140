import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { keyKinds } from '#domain/api-keys/key-format.ts';
import { lookKinds } from '#domain/looks/look.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const looks = pgTable(
  'looks',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id'),
    lookerId: uuid('looker_id').notNull(),
    kind: text('kind', { enum: lookKinds }).notNull(),
    keyKind: text('key_kind', { enum: keyKinds }),
    lookedOn: day('looked_on').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
