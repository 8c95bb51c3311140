import { z } from 'zod';
import { REQUEST_STATUSES } from '#domain/leave-requests/request-states.ts';
import { type EventType, eventTypes, teamChanges } from '#domain/webhooks/event-types.ts';
import { shownDaySchema } from './days.ts';

const half = z.enum(['am', 'pm']);

const object = {
  id: z.uuid().describe('Of what it is about: a request, a person, a team.'),
  sequence: z
    .int()
    .describe('Greater with every event of the same object: the one with the greatest is the latest.'),
};

/** Ids, dates and states; nothing that tells why somebody is away. */
const dataSchemas = {
  leave_request: z.object({
    ...object,
    personId: z.uuid(),
    status: z.enum(REQUEST_STATUSES),
    startDate: shownDaySchema,
    startHalf: half,
    endDate: shownDaySchema,
    endHalf: half,
  }),
  person: z.object(object),
  balance: z.object({ ...object, id: z.uuid().describe('Of the person whose counters were adjusted.') }),
  team: z.object({ ...object, change: z.enum(teamChanges) }),
  pay_month: z.object({
    ...object,
    id: z.uuid().describe('Of the organisation.'),
    month: z.string().describe('The pay month that was closed, such as `2026-11`.'),
  }),
};

function dataOf(type: EventType): z.ZodObject {
  const [kind = ''] = type.split('.');
  return dataSchemas[kind as keyof typeof dataSchemas];
}

const frame = {
  id: z.uuid().describe('The same at every attempt and replay, also in the header `webhook-id`.'),
  timestamp: z.iso.datetime().describe('When it happened.'),
};

/** What a receiver gets, by the name of the event: the `webhooks` of the OpenAPI document. */
export const webhookMessageSchemas: Readonly<Record<EventType, z.ZodObject>> = Object.fromEntries(
  eventTypes.map((type) => [type, z.object({ ...frame, type: z.literal(type), data: dataOf(type) })]),
) as unknown as Record<EventType, z.ZodObject>;

export const webhookMessageSchema = z.object({
  ...frame,
  type: z.string(),
  data: z
    .record(z.string(), z.unknown())
    .describe('What each event tells is in `webhooks` of the OpenAPI document.'),
});
