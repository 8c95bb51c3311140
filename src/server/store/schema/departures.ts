import { date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DependentChild } from '#domain/balances/dependent-children.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { departureReasons } from '#domain/members/departure.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const rightsFacts = pgTable(
  'rights_facts',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    // Older than every day of the calendar, in half of all cases.
    birthDate: date('birth_date').$type<PlainDate>(),
    seniorityFrom: day('seniority_from'),
    children: jsonb('children').$type<readonly DependentChild[]>().notNull().default([]),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const departures = pgTable(
  'departures',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    lastDay: day('last_day').notNull(),
    reason: text('reason', { enum: departureReasons }),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
    employedFrom: day('employed_from'),
    rehiredFrom: day('rehired_from'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
