import { z } from 'zod';
import { SEATS_MAX, SEATS_MIN } from '#domain/billing/seats.ts';
import { readOnlyCauses, shownStatuses } from '#domain/billing/subscription.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { userSchema } from './people.ts';
import { seatUseSchema } from './users.ts';

const seatsUnfit: FieldProblem = 'seats_unfit';

export const seatsSchema = z.int({ error: seatsUnfit }).min(SEATS_MIN, seatsUnfit).max(SEATS_MAX, seatsUnfit);

/** The one thing worth saying above every page, in the order of the kinds. */
export const bannerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read_only'), because: z.enum(readOnlyCauses) }),
  z.object({ kind: z.literal('past_due'), graceUntil: shownDaySchema, daysRemaining: z.int() }),
  z.object({ kind: z.literal('trial'), daysRemaining: z.int(), urgent: z.boolean() }),
  z.object({ kind: z.literal('cancelled'), accessUntil: shownDaySchema }),
  z.object({ kind: z.literal('seats'), used: z.int(), seats: z.int() }),
  z.object({ kind: z.literal('none') }),
]);

export const subscriptionStatusSchema = z.object({
  subscription: seatUseSchema.extend({
    status: z
      .enum(shownStatuses)
      .describe('`expired`: an unpaid trial or a cancelled period is over. `past_due`: a payment failed.'),
    currentPeriodEnd: shownDaySchema.nullable().describe('When the next invoice is due; null when none is.'),
    cancelAtPeriodEnd: z.boolean(),
    accessUntil: shownDaySchema
      .nullable()
      .describe('The last day on which things can be written; null while the subscription goes on.'),
    graceUntil: shownDaySchema.nullable().describe('The same, while a payment is due.'),
    readOnly: z.boolean(),
  }),
  organization: z.object({ name: z.string() }),
  trial: z.object({ isActive: z.boolean(), daysRemaining: z.int() }),
  billing: z.object({
    monthlyPrice: z.number().describe('In euros, for all seats.'),
    pricePerUser: z.number().describe('In euros.'),
    monthlyPriceCents: z.int(),
    pricePerUserCents: z.int(),
    provider: z.enum(['stripe', 'sandbox']).nullable().describe('Null when this server cannot take money.'),
  }),
  banner: bannerSchema,
  can: z
    .object({
      checkout: z.boolean(),
      cancel: z.boolean(),
      reactivate: z.boolean(),
      portal: z.boolean(),
      changeSeats: z.boolean(),
    })
    .describe('What the caller can do about it today.'),
});

export const usageSchema = z.object({
  usage: z.object({
    totalRequestsThisMonth: z.int().describe('Filed this month, on the calendar of the organisation.'),
    pendingRequests: z.int().describe('That wait today, whenever they were filed.'),
    approvedRequestsThisMonth: z.int().describe('Approved this month, whenever they were filed.'),
    activeUsers: z.int().describe('People who have joined.'),
  }),
  users: z.array(userSchema.extend({ joinedAt: z.iso.datetime() })),
});

export const seatPreviewSchema = z.object({
  seats: z.int(),
  monthlyPriceCents: z.int().describe('For all seats, each month.'),
  prorationCents: z
    .int()
    .describe('For the rest of this month, on the next invoice: to pay, or below zero to be given back.'),
  nextInvoiceCents: z.int().nullable().describe('Before tax; null during the trial.'),
  nextInvoiceOn: shownDaySchema.nullable(),
});

export const invoiceStatuses = ['paid', 'open', 'void', 'uncollectible'] as const;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  date: shownDaySchema,
  amountCents: z.int().describe('With tax.'),
  status: z.enum(invoiceStatuses),
  pdfUrl: z.string().nullable(),
  payUrl: z.string().nullable().describe('Where an open one can be paid.'),
});

const address = z.object({ url: z.string() });

export const subscriptionEndpoints = defineEndpoints({
  status: {
    method: 'GET',
    path: '/subscription/status',
    access: 'session',
    scope: 'subscription.read',
    summary:
      'The subscription, its seats, what is left of the trial, the price, and what can be done about it.',
    shows: ['subscription', 'organization', 'people'],
    response: subscriptionStatusSchema,
    errors: ['forbidden'],
  },
  usage: {
    method: 'GET',
    path: '/subscription/usage',
    access: 'session',
    scope: 'subscription.read',
    summary: 'What the organisation did with it this month, and its people.',
    shows: ['subscription', 'organization', 'people'],
    response: usageSchema,
    errors: ['forbidden'],
  },
  invoices: {
    method: 'GET',
    path: '/subscription/invoices',
    access: 'session',
    scope: 'subscription.read',
    summary: 'Invoices, latest first, at most a hundred.',
    shows: ['subscription'],
    response: z.array(invoiceSchema),
    errors: ['forbidden', 'payment_provider_down'],
  },
  previewSeats: {
    method: 'POST',
    path: '/subscription/preview-seats',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'What another number of seats would cost. Changes nothing. For admins.',
    body: z.object({ seats: seatsSchema }),
    shows: ['subscription', 'people'],
    response: seatPreviewSchema,
    errors: ['validation_failed', 'forbidden', 'seats_in_use', 'trial_seats_limit', 'payment_provider_down'],
  },
  updateSeats: {
    method: 'POST',
    path: '/subscription/update-seats',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary:
      'Change the number of seats, from those in use to a thousand (fifty in a trial). Free during the trial, prorated afterwards. For admins.',
    body: z.object({ seats: seatsSchema }),
    changes: ['subscription', 'audit-log'],
    response: subscriptionStatusSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'seats_in_use',
      'trial_seats_limit',
      'payments_unavailable',
      'payment_provider_down',
    ],
  },
  checkout: {
    method: 'POST',
    path: '/subscription/checkout',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'Open the page to pay on; there is one for each organisation at a time. For admins.',
    body: z.object({
      seats: seatsSchema.optional().describe('Without it, as many as there are.'),
    }),
    changes: ['subscription', 'audit-log'],
    response: address,
    errors: [
      'validation_failed',
      'forbidden',
      'already_subscribed',
      'seats_in_use',
      'payments_unavailable',
      'payment_provider_down',
    ],
  },
  portal: {
    method: 'POST',
    path: '/subscription/portal',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'Open the provider’s page for cards, addresses and open invoices. For admins.',
    changes: ['subscription', 'audit-log'],
    response: address,
    errors: ['forbidden', 'subscription_not_active', 'payment_provider_down'],
  },
  cancel: {
    method: 'POST',
    path: '/subscription/cancel',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'Cancel at the end of the paid period. For admins.',
    changes: ['subscription', 'audit-log'],
    response: subscriptionStatusSchema,
    errors: ['forbidden', 'subscription_not_active', 'payment_provider_down'],
  },
  reactivate: {
    method: 'POST',
    path: '/subscription/reactivate',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'Take back a cancellation, until the paid period ends. For admins.',
    changes: ['subscription', 'audit-log'],
    response: subscriptionStatusSchema,
    errors: ['forbidden', 'subscription_not_cancelled', 'payment_provider_down'],
  },
});
