import { z } from 'zod';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { lotSchema } from './expiring-leave.ts';
import { restFields } from './insights.ts';
import { monthSchema } from './payroll.ts';

export const myYearEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/insights/mine',
    access: 'session',
    scope: 'balance.read',
    oneself: true,
    heavy: 'person',
    summary: 'One’s own year: days away by month, what is left, what lapses when, and the last week off.',
    shows: ['leave-requests', 'balances', 'leave-rules', 'people'],
    response: z.object({
      today: shownDaySchema,
      months: z
        .array(
          z.object({
            month: monthSchema,
            planned: z.number().describe('Days of leave.'),
            unplanned: z.number().describe('Days of sickness and the like.'),
          }),
        )
        .describe('Twelve months back and twelve ahead.'),
      paidLeave: z.object({
        acquired: z.number(),
        taken: z.number(),
        booked: z.number(),
        left: z.number(),
      }),
      lots: z.array(lotSchema).describe('What lapses, the first first; booked leave is taken off.'),
      rest: z.object(restFields),
    }),
    errors: ['not_found'],
  },
});
