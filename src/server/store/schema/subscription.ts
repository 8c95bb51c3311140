import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { billingNoticeKinds } from '#domain/billing/billing-notices.ts';
import { day } from './day.ts';
import { instant } from './people.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    seats: integer('seats').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    sessionId: text('session_id'),
    url: text('url'),
    closedAt: instant('closed_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const paymentProviders = ['stripe', 'sandbox'] as const;

export const paymentAccounts = pgTable('payment_accounts', {
  organizationId: uuid('organization_id').primaryKey(),
  provider: text('provider', { enum: paymentProviders }).notNull(),
  customerId: text('customer_id').notNull(),
  subscriptionId: text('subscription_id'),
  comparisonsStarted: bigint('comparisons_started', { mode: 'number' }).notNull().default(0),
  comparisonWritten: bigint('comparison_written', { mode: 'number' }).notNull().default(0),
  comparedAt: instant('compared_at'),
  actingId: uuid('acting_id'),
  actingName: text('acting_name'),
  actingAddress: text('acting_address'),
  actingUntil: instant('acting_until'),
  outOfStepSince: instant('out_of_step_since'),
});

export const billingNotices = pgTable(
  'billing_notices',
  {
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind', { enum: billingNoticeKinds }).notNull(),
    about: day('about').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.kind, table.about] })],
);
