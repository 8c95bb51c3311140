import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

export const companyCalendarPeople = pgTable(
  'company_calendar_people',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    refusedAt: instant('refused_at'),
    missingAt: instant('missing_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
