import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Standing } from '#domain/insights/standing.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const personStandings = pgTable(
  'person_standings',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    madeOn: day('made_on').notNull(),
    firstMonth: day('first_month').notNull(),
    months: text('months').notNull(),
    standing: jsonb('standing').$type<Standing>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const figureMarks = pgTable(
  'figure_marks',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** As the mail told it. */
export interface RemindedLot {
  readonly counter: string;
  readonly days: number;
  readonly expires: PlainDate;
}

export const leaveReminders = pgTable(
  'leave_reminders',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    sentAt: instant('sent_at').notNull(),
    sentOn: day('sent_on').notNull(),
    sentBy: uuid('sent_by').notNull(),
    lots: jsonb('lots').$type<readonly RemindedLot[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payBases = pgTable(
  'pay_bases',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    dailyRate: integer('daily_rate'),
    previousGross: integer('previous_gross'),
    currentGross: integer('current_gross'),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const liabilitySettings = pgTable('liability_settings', {
  organizationId: uuid('organization_id').primaryKey(),
  chargesRate: integer('charges_rate').notNull(),
});
