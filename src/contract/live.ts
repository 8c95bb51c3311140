import { z } from 'zod';

/** Where a logged-in browser listens, as server-sent events with a bearer token. */
export const livePath = '/live';

/** What may have changed. Events carry no content: whoever may see it asks again. */
export const liveTopics = ['leave-requests', 'people', 'teams', 'organization', 'delegations'] as const;

export type LiveTopic = (typeof liveTopics)[number];

export const liveChangeSchema = z.object({ topics: z.array(z.enum(liveTopics)).min(1) });
