import { z } from 'zod';
import { openedSessionSchema, secondFactorAskedSchema } from './auth.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingSchema } from './paging.ts';
import { organizationBadgeSchema, roleSchema } from './people.ts';
import { memberSchema } from './users.ts';

export const companySchema = z.object({
  organization: organizationBadgeSchema,
  role: roleSchema.describe('Who one is there.'),
  current: z.boolean().describe('Whether the session used is one of this company.'),
  waiting: z
    .object({
      months: z.int().describe('Pay months that are over and not closed.'),
      questions: z.int().describe('Questions of the company that wait for an answer.'),
      answers: z.int().describe('Lines about which the company wrote something that was not read yet.'),
    })
    .nullable()
    .describe('What waits for an accountant; null for everyone else.'),
});

export const accountantsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/accountants',
    access: 'session',
    scope: 'never',
    summary:
      'The accountants of the organisation, invited or there, by name. They take no seat. For admins; invited and removed like people.',
    query: pagingSchema,
    shows: ['people'],
    response: z.array(memberSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  companies: {
    method: 'GET',
    path: '/companies',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary: 'Every company that the address of the person opens, with what waits there for an accountant.',
    shows: ['payroll', 'people'],
    response: z.array(companySchema),
  },
  enter: {
    method: 'POST',
    path: '/companies/{id}/enter',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    idempotency: 'needless',
    summary:
      'Go to another company of the same address: a session of its own there; the one used ends. With a second factor there, the question for it comes first.',
    params: z.object({ id: z.uuid() }),
    changes: [],
    response: z.union([secondFactorAskedSchema, openedSessionSchema]),
    errors: ['not_found'],
    limit: { max: 60, minutes: 15, by: 'ip' },
  },
});
