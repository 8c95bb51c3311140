import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

/** What may have changed. Events carry no content: whoever may see it asks again. */
export const liveTopics = [
  'leave-requests',
  'people',
  'teams',
  'organization',
  'subscription',
  'delegations',
  'coverage',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

export const liveChangeSchema = z.object({ topics: z.array(z.enum(liveTopics)).min(1) });

/**
 * The events of the stream. `ready`: from here on every change is told. `change`: of which topics. `resync`: some
 * changes may have gone untold. Between them, comments show that the line still stands.
 */
export const liveEvents = ['ready', 'change', 'resync'] as const;

export type LiveEvent = (typeof liveEvents)[number];

export const heartbeatSeconds = 20;

export const liveEndpoints = defineEndpoints({
  listen: {
    method: 'GET',
    path: '/live',
    access: 'session',
    summary:
      'Server-sent events: `ready` first, then `change` with the topics of the organisation that changed, and `resync` when some may have been missed. The token goes into the header, as everywhere.',
    response: z.string(),
    stream: { type: 'text/event-stream' },
    errors: ['too_many_requests'],
  },
});
