import { z } from 'zod';
import { keyKinds } from '#domain/api-keys/key-format.ts';
import { lookKinds } from '#domain/looks/look.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingUpTo } from './paging.ts';
import { personBadgeSchema } from './people.ts';

/** Weeks of them on one screen. */
const looksPerPage = 100;

export const looksEndpoints = defineEndpoints({
  mine: {
    method: 'GET',
    path: '/privacy/looks/mine',
    access: 'session',
    scope: 'never',
    summary:
      'Who opened your data in the past year, and when: one line for each of them, each kind and each day.',
    query: z.object(pagingUpTo(looksPerPage)),
    shows: [],
    response: z.array(
      z.object({
        id: z.uuid(),
        looker: personBadgeSchema,
        kind: z
          .enum(lookKinds)
          .describe(
            '`sheet`: dates, working weeks and personal facts; `balance`: counters; `sickness`: an absence for a reason of health, or kept from colleagues; `document`; `payroll`: a pay month or what leave costs; `export`: a file; `view-as`: what someone else is shown of you.',
          ),
        ofEveryone: z.boolean().describe('It was opened of everyone at once, you among them.'),
        key: z
          .enum(keyKinds)
          .nullable()
          .describe('With a key of the API: their own, or one of the organisation that they answer for.'),
        firstAt: z.iso.datetime(),
        lastAt: z.iso
          .datetime()
          .describe('The last time on that day; the same as `firstAt` for a single look.'),
      }),
    ),
    errors: ['validation_failed', 'forbidden'],
  },
});
