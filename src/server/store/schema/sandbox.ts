import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { checkoutStates } from '#contract/sandbox-checkout.ts';
import { invoiceStatuses } from '#contract/subscription.ts';
import { instant } from './people.ts';

export const sandboxCustomers = pgTable('sandbox_customers', {
  organizationId: uuid('organization_id').primaryKey(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  portalKey: uuid('portal_key').notNull(),
  card: text('card'),
  invoicesMade: integer('invoices_made').notNull().default(0),
});

export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    seats: integer('seats').notNull(),
    state: text('state', { enum: checkoutStates }).notNull(),
    card: text('card'),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    organizationId: uuid('organization_id').notNull(),
    id: text('id').notNull(),
    status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
    seats: integer('seats').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    endedAt: instant('ended_at'),
    pendingCents: integer('pending_cents').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const sandboxInvoices = pgTable(
  'sandbox_invoices',
  {
    organizationId: uuid('organization_id').notNull(),
    id: text('id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    number: text('number').notNull(),
    createdAt: instant('created_at').notNull(),
    seats: integer('seats').notNull(),
    prorationCents: integer('proration_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: invoiceStatuses }).notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
