import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

/** What a load balancer, a supervisor and the web client ask of the process itself. */
export const operationsEndpoints = defineEndpoints({
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'The process answers.',
    shows: [],
    response: z.object({ status: z.literal('ok') }),
  },
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary:
      'The database answers, something can be stored, and background work is in time. Otherwise `details` names the part that failed.',
    query: z.object({
      strict: z
        .enum(['true', 'false'])
        .optional()
        .describe('Answer 503 when degraded: for an alarm, not for a load balancer.'),
    }),
    shows: [],
    response: z.object({
      status: z
        .enum(['ok', 'degraded'])
        .describe('`degraded` when people are answered, but background work is not done in time.'),
      database: z.literal('ok'),
      writing: z.literal('ok'),
      queue: z.enum(['ok', 'late']).describe('Of all processes together.'),
      worker: z
        .enum(['ok', 'stopped', 'off'])
        .describe('Of this process; `off` when it was told to do no background work.'),
    }),
    errors: ['unavailable'],
  },
});
