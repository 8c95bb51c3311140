import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import {
  deliveryDays,
  deliveryProblems,
  deliveryStates,
  mostEndpoints,
  mostReplayed,
} from '#domain/webhooks/delivering.ts';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { instantThat } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingUpTo } from './paging.ts';
import { filledLineSchema } from './texts.ts';
import { webhookMessageSchema } from './webhook-messages.ts';

const invalid: FieldProblem = 'invalid';
const noEvent: FieldProblem = 'no_event';

const deliveriesPerPage = 100;

const event = z.enum(eventTypes, { error: invalid });

export const endpointFormSchema = z.object({
  url: filledLineSchema(2000)
    .describe(
      'Where messages are posted: https, on port 443 or one from 1024 on, outside of private networks.',
    )
    .meta({ examples: ['https://hooks.example.org/relache'] }),
  events: z.array(event).min(1, noEvent).max(eventTypes.length, invalid).describe('What it hears of.'),
});

export const webhookEndpointSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  state: z
    .enum(['live', 'paused', 'stopped', 'gone'])
    .describe(
      '`paused` by somebody; `stopped` when nothing arrived for three days; `gone` when it answered 410.',
    ),
  owner: z.object({ id: z.uuid(), name: z.string() }).describe('Who is told when it stops.'),
  keyName: z.string().nullable().describe('The key that subscribed it; null when it was made on a screen.'),
  createdAt: z.iso.datetime(),
  rotatedAt: z.iso.datetime().nullable(),
  previousEndsAt: z.iso.datetime().nullable().describe('Until when the secret before the last signs too.'),
  failingSince: z.iso.datetime().nullable().describe('Since when nothing that was sent arrived.'),
  offAt: z.iso.datetime().nullable(),
});

const issuedEndpointSchema = webhookEndpointSchema.extend({
  secret: z.string().describe('What signatures are checked with (`whsec_…`), told this once.'),
});

export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  state: z
    .enum(deliveryStates)
    .describe('`held`: it came about while the webhook was off, and is sent when it is replayed.'),
  createdAt: z.iso.datetime(),
  nextAt: z.iso.datetime().nullable().describe('When it is tried next.'),
  request: z.object({ url: z.string(), message: webhookMessageSchema }),
  tries: z.array(
    z.object({
      at: z.iso.datetime(),
      status: z.int().nullable().describe('What was answered; null when nothing was.'),
      problem: z.enum(deliveryProblems).nullable(),
      ms: z.int(),
    }),
  ),
  answer: z.string().nullable().describe('The beginning of the last answer.'),
});

const idParams = z.object({ id: z.uuid() });

export const webhookEndpointsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/webhook-endpoints',
    access: 'session',
    scope: 'webhook.manage',
    summary: 'The addresses of programs that hear of events. Never their secrets.',
    shows: ['webhooks'],
    response: z.array(webhookEndpointSchema),
    errors: ['forbidden'],
  },
  create: {
    method: 'POST',
    path: '/webhook-endpoints',
    access: 'session',
    scope: 'webhook.manage',
    secretAnswer: true,
    summary: `Subscribe an address to events, at most ${mostEndpoints} of them. Messages are signed by the Standard Webhooks specification.`,
    body: endpointFormSchema,
    changes: ['webhooks', 'audit-log'],
    response: issuedEndpointSchema,
    errors: ['validation_failed', 'forbidden', 'too_many_endpoints'],
  },
  samples: {
    method: 'GET',
    path: '/webhook-endpoints/samples',
    access: 'session',
    scope: 'webhook.manage',
    summary: 'What messages of one event look like: the latest, or one that is made up while there is none.',
    query: z.object({ event }),
    shows: ['webhooks'],
    response: z.array(webhookMessageSchema),
    errors: ['forbidden'],
  },
  update: {
    method: 'PUT',
    path: '/webhook-endpoints/{id}',
    access: 'session',
    scope: 'webhook.manage',
    summary: 'Change its address or its events, switch it off or on again.',
    params: idParams,
    body: endpointFormSchema.extend({
      enabled: z.boolean({ error: invalid }).optional().describe('Left out, it stays as it is.'),
    }),
    changes: ['webhooks', 'audit-log'],
    response: webhookEndpointSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/webhook-endpoints/{id}',
    access: 'session',
    scope: 'webhook.manage',
    unpaid: 'allowed',
    summary: 'Unsubscribe an address: nothing more is sent there, and what was sent is forgotten.',
    params: idParams,
    changes: ['webhooks', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  },
  rotate: {
    method: 'POST',
    path: '/webhook-endpoints/{id}/rotate',
    access: 'session',
    scope: 'webhook.manage',
    secretAnswer: true,
    summary: 'Give it another secret; for a week messages bear a signature by each of them.',
    params: idParams,
    changes: ['webhooks', 'audit-log'],
    response: issuedEndpointSchema,
    errors: ['forbidden', 'not_found'],
  },
  test: {
    method: 'POST',
    path: '/webhook-endpoints/{id}/test',
    access: 'session',
    scope: 'webhook.manage',
    summary: 'Send the event `webhook.test`, which every receiver may get.',
    params: idParams,
    changes: ['webhooks'],
    response: webhookDeliverySchema,
    errors: ['forbidden', 'not_found', 'endpoint_off'],
  },
  deliveries: {
    method: 'GET',
    path: '/webhook-endpoints/{id}/deliveries',
    access: 'session',
    scope: 'webhook.manage',
    summary: `What was sent there in the last ${deliveryDays} days and how it was answered, latest first.`,
    params: idParams,
    query: z.object({ ...pagingUpTo(deliveriesPerPage), state: z.enum(deliveryStates).optional() }),
    shows: ['webhooks'],
    response: z.array(webhookDeliverySchema),
    errors: ['forbidden', 'not_found'],
  },
  replay: {
    method: 'POST',
    path: '/webhook-endpoints/{id}/deliveries/{deliveryId}/replay',
    access: 'session',
    scope: 'webhook.manage',
    summary: 'Send one again, under the same id.',
    params: idParams.extend({ deliveryId: z.uuid() }),
    changes: ['webhooks', 'audit-log'],
    response: webhookDeliverySchema,
    errors: ['forbidden', 'not_found', 'endpoint_off'],
  },
  replayRange: {
    method: 'POST',
    path: '/webhook-endpoints/{id}/replay',
    access: 'session',
    scope: 'webhook.manage',
    summary: `Send again what came about between two moments, first to last, at most ${mostReplayed} at a time.`,
    params: idParams,
    body: z.object({
      since: instantThat('The first moment.').meta({ examples: ['2027-07-01T00:00:00Z'] }),
      until: instantThat('The moment after the last.').meta({ examples: ['2027-08-01T00:00:00Z'] }),
      states: z
        .array(z.enum(deliveryStates, { error: invalid }))
        .min(1, invalid)
        .max(deliveryStates.length, invalid)
        .optional()
        .describe('Which of them; left out, `failed` and `held`.'),
    }),
    changes: ['webhooks', 'audit-log'],
    response: z.object({
      replayed: z.int(),
      last: z.iso.datetime().nullable().describe('When the last of them came about: where to go on from.'),
    }),
    errors: ['validation_failed', 'forbidden', 'not_found', 'endpoint_off'],
  },
});
