import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { liveTopics } from './live-topics.ts';

/** Events carry no content: whoever may see what changed asks again. */
export const liveChangeSchema = z.object({ topics: z.array(z.enum(liveTopics)).min(1) });

/** The first word of a stream: what it is called. Whoever sends that with a write is not told of their own deed. */
export const liveReadySchema = z.object({ stream: z.string() });

/**
 * The events of the stream. `ready`: from here on every change is told. `change`: of which topics. `resync`: some
 * changes may have gone untold. Between them, comments show that the line still stands.
 */
export const liveEvents = ['ready', 'change', 'resync'] as const;

export type LiveEvent = (typeof liveEvents)[number];

export const heartbeatSeconds = 20;

/** Whoever was away for longer says so much. */
export const longestAbsenceMs = 24 * 60 * 60 * 1000;

export const liveEndpoints = defineEndpoints({
  listen: {
    method: 'GET',
    path: '/live',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary:
      'Server-sent events: `ready` first, then `change` with the topics of the organisation that changed, and `resync` when some may have been missed. The token goes into the header, as everywhere. A write that names the `stream` of `ready` in the header `Live-Stream` is not told to it.',
    shows: [],
    query: z.object({
      heardUntil: z.coerce
        .number()
        .int()
        .min(0)
        .max(longestAbsenceMs)
        .optional()
        .describe(
          'How many milliseconds ago the caller last knew all: what changed since is told right after `ready`.',
        ),
    }),
    response: z.string(),
    stream: { type: 'text/event-stream' },
    errors: ['too_many_requests'],
  },
});
