import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { REMARK_KINDS } from '#domain/payroll/line-thread.ts';
import { DIFFERENCE_CAUSES } from '#domain/payroll/pay-differences.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const halves = ['am', 'pm'] as const;

export const payrollMonths = pgTable(
  'payroll_months',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    month: day('month').notNull(),
    paidIn: day('paid_in').notNull(),
    closedAt: instant('closed_at').notNull(),
    closedBy: uuid('closed_by').notNull(),
    reopenedAt: instant('reopened_at'),
    reopenedBy: uuid('reopened_by'),
    reopenReason: text('reopen_reason'),
    closedFor: text('closed_for', { enum: ['organization', 'main', 'site'] })
      .notNull()
      .default('organization'),
    siteId: uuid('site_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payrollLines = pgTable(
  'payroll_lines',
  {
    organizationId: uuid('organization_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    position: integer('position').notNull(),
    corrects: day('corrects'),
    cause: text('cause', { enum: DIFFERENCE_CAUSES }),
    sign: smallint('sign').$type<-1 | 1>().notNull(),
    userId: uuid('user_id').notNull(),
    personName: text('person_name').notNull(),
    payrollNumber: text('payroll_number'),
    requestId: uuid('request_id').notNull(),
    type: text('type').notNull(),
    code: text('code'),
    dsnReason: text('dsn_reason'),
    startDate: day('start_date').notNull(),
    startHalf: text('start_half', { enum: halves }).notNull(),
    endDate: day('end_date').notNull(),
    endHalf: text('end_half', { enum: halves }).notNull(),
    openHalves: integer('open_halves').notNull(),
    workingHalves: integer('working_halves').notNull(),
    calendarHalves: integer('calendar_halves').notNull(),
    openByDay: smallint('open_by_day').array(),
    workingByDay: smallint('working_by_day').array(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.closingId, table.position] })],
);

export const payrollCodes = pgTable(
  'payroll_codes',
  {
    organizationId: uuid('organization_id').notNull(),
    type: text('type').notNull(),
    code: text('code'),
    dsnReason: text('dsn_reason'),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.type] })],
);

export const payrollRemarks = pgTable(
  'payroll_remarks',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    month: day('month').notNull(),
    requestId: uuid('request_id'),
    personId: uuid('person_id'),
    authorId: uuid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    fromAccountant: boolean('from_accountant').notNull(),
    kind: text('kind', { enum: REMARK_KINDS }).notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const payrollRemarksSeen = pgTable(
  'payroll_remarks_seen',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    month: day('month').notNull(),
    requestId: uuid('request_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.month, table.requestId] })],
);

export const payrollPersonRemarksSeen = pgTable(
  'payroll_person_remarks_seen',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    month: day('month').notNull(),
    personId: uuid('person_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.month, table.personId] })],
);
