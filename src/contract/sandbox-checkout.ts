import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';

const cardInvalid: FieldProblem = 'card_invalid';

/** Cards of the test page, by what they do. Anything else that looks like a card is refused. */
export const sandboxCards = {
  succeeds: '4242424242424242',
  refused: '4000000000000002',
  needsConfirmation: '4000002500003155',
  failsAtRenewal: '4000000000000341',
} as const;

/** Digits, with the spaces that people type. */
export const cardSchema = z
  .string({ error: cardInvalid })
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{16}$/, cardInvalid));

const params = z.object({ organizationId: z.uuid(), sessionId: z.uuid() });

export const checkoutStates = ['open', 'confirming', 'complete', 'expired'] as const;

export const sandboxCheckoutSchema = z.object({
  state: z
    .enum(checkoutStates)
    .describe(
      '`confirming`: the card asks its owner. `expired`: another one was opened, or a day has gone by.',
    ),
  organizationName: z.string(),
  email: z.string(),
  seats: z.int(),
  monthlyPriceCents: z.int(),
  successUrl: z.string().describe('Where to go once it is complete.'),
  cancelUrl: z.string().describe('Where to go without paying.'),
});

/** What the test page asks for: local mode without a payment provider, and nowhere else. */
export const sandboxCheckoutEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/sandbox/checkouts/{organizationId}/{sessionId}',
    access: 'local',
    summary: 'The order to pay.',
    params,
    shows: ['subscription'],
    response: sandboxCheckoutSchema,
    errors: ['not_found'],
  },
  pay: {
    method: 'POST',
    path: '/sandbox/checkouts/{organizationId}/{sessionId}/pay',
    access: 'local',
    summary: 'Pay with a card of the test page. Some cards ask for confirmation first.',
    params,
    body: z.object({ card: cardSchema }),
    changes: ['subscription', 'audit-log'],
    response: sandboxCheckoutSchema,
    errors: ['validation_failed', 'not_found', 'checkout_closed', 'card_refused'],
  },
  confirm: {
    method: 'POST',
    path: '/sandbox/checkouts/{organizationId}/{sessionId}/confirm',
    access: 'local',
    summary: 'What the owner of the card says when it asks.',
    params,
    body: z.object({ accept: z.boolean() }),
    changes: ['subscription', 'audit-log'],
    response: sandboxCheckoutSchema,
    errors: ['validation_failed', 'not_found', 'checkout_closed', 'card_refused'],
  },
});
