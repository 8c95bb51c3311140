import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

/** What a load balancer, a supervisor and the web client ask of the process itself. */
export const operationsEndpoints = defineEndpoints({
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'The process answers.',
    response: z.object({ status: z.literal('ok') }),
  },
  ready: {
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary:
      'The database and the job queue answer too, and something can be stored. Otherwise `details` names the part that failed.',
    response: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      queue: z.literal('ok'),
      writing: z.literal('ok'),
    }),
    errors: ['unavailable'],
  },
});
