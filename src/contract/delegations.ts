import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { daySchema, dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';

const required: FieldProblem = 'required';
const endBeforeStart: FieldProblem = 'end_before_start';

export const delegationFormSchema = z
  .object({
    delegateId: z.uuid({ error: required }),
    from: daySchema,
    to: dayThat('Last day, included.'),
    userId: z.uuid().optional().describe('Whose decisions are handed over, when not one’s own. For admins.'),
  })
  .refine(({ from, to }) => to >= from, { error: endBeforeStart, path: ['to'] });

export const delegationSchema = z.object({
  id: z.uuid(),
  user: personBadgeSchema.describe('Who is away.'),
  delegate: personBadgeSchema.describe('Who is asked in their place.'),
  from: shownDaySchema,
  to: shownDaySchema,
  active: z.boolean().describe('Today is one of its days.'),
});

export const delegationsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/delegations',
    access: 'session',
    scope: 'delegation.give',
    summary:
      'Present and coming delegations, given and received; all of them for admins. For privileged people.',
    query: pagingSchema,
    shows: ['delegations', 'people'],
    response: z.array(delegationSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  candidates: {
    method: 'GET',
    path: '/delegations/candidates',
    access: 'session',
    scope: 'delegation.give',
    summary: 'Who may stand in for whom: everyone who decides on leave.',
    shows: ['delegations', 'people'],
    response: z.array(personBadgeSchema),
    errors: ['forbidden'],
  },
  create: {
    method: 'POST',
    path: '/delegations',
    access: 'session',
    scope: 'delegation.give',
    summary: 'Name the colleague who is asked to decide in one’s place for a time.',
    body: delegationFormSchema,
    changes: ['delegations', 'audit-log'],
    response: delegationSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'delegate_unfit', 'delegation_overlaps'],
  },
  end: {
    method: 'DELETE',
    path: '/delegations/{id}',
    access: 'session',
    scope: 'delegation.give',
    summary: 'End a delegation at once.',
    params: z.object({ id: z.uuid() }),
    changes: ['delegations', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  },
});
