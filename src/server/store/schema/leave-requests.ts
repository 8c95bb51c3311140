import { boolean, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LedgerCause } from '#domain/balances/ledger-entry.ts';
import type { RequestField } from '#domain/leave-requests/request-fields.ts';
import { REQUEST_HAPPENINGS } from '#domain/leave-requests/request-history.ts';
import { REQUEST_STATES } from '#domain/leave-requests/request-states.ts';
import type { RuleNumber } from '#domain/rules/rule-number.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const halves = ['am', 'pm'] as const;

/** What was asked for, a column for each field of the list. */
const content = {
  type: text('type').notNull(),
  startDate: day('start_date').notNull(),
  startHalf: text('start_half', { enum: halves }).notNull(),
  endDate: day('end_date').notNull(),
  endHalf: text('end_half', { enum: halves }).notNull(),
  note: text('note').notNull().default(''),
} satisfies Record<RequestField, unknown>;

export const leaveRequests = pgTable(
  'leave_requests',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    filedBy: uuid('filed_by').notNull(),
    ...content,
    state: text('state', { enum: REQUEST_STATES }).notNull(),
    countedHalves: integer('counted_halves').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    decisionReason: text('decision_reason'),
    idempotencyKey: text('idempotency_key'),
    idempotencyDigest: bytea('idempotency_digest'),
    overBooked: boolean('over_booked').notNull().default(false),
    atWork: boolean('at_work').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Each changed field with its value before and after. */
export type RequestChanges = Readonly<Record<string, readonly [string, string]>>;

export const leaveRequestEvents = pgTable(
  'leave_request_events',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    requestId: uuid('request_id').notNull(),
    at: instant('at').notNull(),
    event: text('event', { enum: REQUEST_HAPPENINGS }).notNull(),
    version: integer('version').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    via: text('via', { enum: ['app', 'mail', 'schedule', 'slack', 'teams'] }).notNull(),
    address: text('address'),
    reason: text('reason'),
    changes: jsonb('changes').$type<RequestChanges>().notNull().default({}),
    overrode: text('overrode'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    counter: text('counter').notNull(),
    id: text('id').notNull(),
    key: text('key').notNull(),
    date: day('date').notNull(),
    amountN: integer('amount_n').notNull(),
    amountD: integer('amount_d').notNull(),
    cause: jsonb('cause').$type<LedgerCause>().notNull(),
    rule: text('rule').$type<RuleNumber>().notNull(),
    period: day('period'),
    expires: day('expires'),
    correction: text('correction'),
    requestId: uuid('request_id'),
    writtenAt: instant('written_at').notNull(),
    writtenBy: uuid('written_by'),
    importId: uuid('import_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.counter, table.id] })],
);
