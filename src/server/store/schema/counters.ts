import { boolean, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { NoticeChannel } from '#domain/balances/notice-channel.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const leaveSettings = pgTable(
  'leave_settings',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    effectiveFrom: day('effective_from').notNull(),
    settings: jsonb('settings').$type<LeaveSettings>().notNull(),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by'),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const leaveTypes = pgTable(
  'leave_types',
  {
    organizationId: uuid('organization_id').notNull(),
    id: text('id').notNull(),
    nameFr: text('name_fr').notNull(),
    nameEn: text('name_en').notNull(),
    color: text('color').notNull(),
    confidential: boolean('confidential').notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    counter: text('counter'),
    absenceKind: text('absence_kind').$type<AbsenceKind>(),
    halfDays: boolean('half_days').notNull(),
    asksJustification: boolean('asks_justification').notNull(),
    catalogueKey: text('catalogue_key'),
    grantedDays: integer('granted_days'),
    inCalendar: boolean('in_calendar').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const workingPatterns = pgTable(
  'working_patterns',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    effectiveFrom: day('effective_from').notNull(),
    weeks: text('weeks').array().notNull(),
    weeklyRest: integer('weekly_rest'),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** An entry date that an import set, and the one it found. */
export interface EntryDateChange {
  readonly userId: string;
  readonly before: PlainDate | null;
  readonly after: PlainDate;
}

export const balanceImports = pgTable(
  'balance_imports',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    lineCount: integer('line_count').notNull(),
    asOf: day('as_of').notNull(),
    entryDates: jsonb('entry_dates').$type<readonly EntryDateChange[]>().notNull().default([]),
    idempotencyKey: text('idempotency_key'),
    idempotencyDigest: bytea('idempotency_digest'),
    appliedAt: instant('applied_at').notNull(),
    appliedBy: uuid('applied_by').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const sicknessNotices = pgTable(
  'sickness_notices',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    stopStart: day('stop_start').notNull(),
    stopEnd: day('stop_end').notNull(),
    dueBy: day('due_by').notNull(),
    preparedAt: instant('prepared_at').notNull(),
    sentAt: instant('sent_at'),
    sentBy: uuid('sent_by'),
    informedOn: day('informed_on'),
    availableDays: jsonb('available_days').$type<Fraction>(),
    deadline: day('deadline'),
    text: text('text'),
    messageId: text('message_id'),
    mailedAt: instant('mailed_at'),
    openedAt: instant('opened_at'),
    channel: text('channel').$type<NoticeChannel>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const fractionnementDecisions = pgTable(
  'fractionnement_decisions',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    period: day('period').notNull(),
    decision: text('decision', { enum: ['proposed', 'granted', 'waived'] }).notNull(),
    days: integer('days').notNull(),
    takenOutside: jsonb('taken_outside').$type<Fraction>().notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.period] })],
);

export const expiryNotices = pgTable(
  'expiry_notices',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    counter: text('counter').notNull(),
    expiresOn: day('expires_on').notNull(),
    monthsAhead: integer('months_ahead').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.userId, table.counter, table.expiresOn, table.monthsAhead],
    }),
  ],
);
