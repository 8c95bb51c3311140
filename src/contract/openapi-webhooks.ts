import { z } from 'zod';
import { type EventType, eventTypes } from '#domain/webhooks/event-types.ts';
import { webhookMessageSchemas } from './webhook-messages.ts';

const summaries: Readonly<Record<EventType, string>> = {
  'leave_request.filed': 'A request was filed.',
  'leave_request.approved': 'A request was approved, or leave was recorded.',
  'leave_request.rejected': 'A request was refused.',
  'leave_request.withdrawn': 'A request was withdrawn by its person.',
  'leave_request.cancelled': 'Approved leave was cancelled.',
  'leave_request.changed': 'Its dates changed, or its cancellation was asked for or refused.',
  'person.joined': 'Somebody joined, or came back.',
  'person.left': 'Somebody left, or was removed.',
  'balance.adjusted': 'Somebody added or took away days of a person’s counter.',
  'team.changed': 'A team was created, changed, given other members, or deleted.',
  'pay_month.closed': 'A pay month was closed.',
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

const headers = [
  header('webhook-id', 'The same at every attempt and replay.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures by the Standard Webhooks specification, `v1,…`, one for each good secret.',
  ),
];

function messageSchema(type: EventType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(webhookMessageSchemas[type], {
    io: 'output',
    target: 'draft-2020-12',
  });
  return schema;
}

/** What receivers get, for the `webhooks` of the OpenAPI document. */
export function describeWebhooks(): Record<string, unknown> {
  return Object.fromEntries(
    eventTypes.map((type) => [
      type,
      {
        post: {
          operationId: `webhook.${type}`,
          tags: ['webhookEndpoints'],
          summary: summaries[type],
          parameters: headers,
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: messageSchema(type) },
            },
          },
          responses: {
            '2XX': { description: 'Arrived' },
            410: { description: 'Gone: nothing more is sent there' },
          },
        },
      },
    ]),
  );
}
