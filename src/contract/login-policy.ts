import { z } from 'zod';
import { secondFactorPolicies } from '#domain/access/second-factor.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { daySchema, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { roleSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const required: FieldProblem = 'required';

const loginPolicyFormSchema = z
  .object({
    secondFactor: z
      .enum(secondFactorPolicies, { error: invalid })
      .describe('Of whom a second factor is asked: nobody, admins, or everyone, accountants included.'),
    from: daySchema.nullable().describe('The first day; null with `off`.'),
  })
  .refine(({ secondFactor, from }) => secondFactor === 'off' || from !== null, {
    error: required,
    path: ['from'],
  });

const named = z.object({ id: z.uuid(), name: z.string() });

export const accessRecoverySchema = z.object({
  id: z.uuid(),
  person: named,
  askedBy: named,
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable().describe('When it happens; null until another admin has confirmed it.'),
});

export const loginPolicySchema = z.object({
  secondFactor: z.enum(secondFactorPolicies),
  from: shownDaySchema.nullable(),
  people: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        role: roleSchema,
        ready: z.boolean(),
        asked: z.boolean(),
        byCompany: z
          .boolean()
          .describe('They come in by the company login, which counts as both factors (rule I26).'),
      }),
    )
    .describe(
      'Everyone who has joined, accountants included, by name: who has a second factor, who is asked.',
    ),
  recoveries: z.array(accessRecoverySchema).describe('Resets of second factors that are under way.'),
});

const recovering = {
  access: 'session',
  scope: 'never',
  unpaid: 'allowed',
  changes: ['organization', 'audit-log'],
  response: loginPolicySchema,
} as const;

export const loginPolicyEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/organization/login-policy',
    access: 'session',
    scope: 'never',
    summary: 'Of whom the organisation asks a second factor, and who has one. For admins.',
    shows: ['organization', 'people', 'account'],
    response: loginPolicySchema,
    errors: ['forbidden'],
  },
  update: {
    method: 'PUT',
    path: '/organization/login-policy',
    access: 'session',
    scope: 'never',
    freshProof: true,
    summary:
      'Ask a second factor of nobody, admins or everyone from a day on. Who has none by then can do nothing but set one up. For admins.',
    body: loginPolicyFormSchema,
    changes: ['organization', 'people', 'audit-log'],
    response: loginPolicySchema,
    errors: ['validation_failed', 'forbidden', 'fresh_proof_needed'],
  },
  askRecovery: {
    ...recovering,
    method: 'POST',
    path: '/organization/recoveries',
    freshProof: true,
    summary: 'Ask for the second factor of somebody who lost everything to be reset (rule I12). For admins.',
    body: z.object({ userId: z.uuid() }),
    errors: ['forbidden', 'not_found', 'fresh_proof_needed'],
  },
  confirmRecovery: {
    ...recovering,
    method: 'POST',
    path: '/organization/recoveries/{id}/confirm',
    freshProof: true,
    summary: 'Confirm it, as another admin: the person is told, and can stop it for twenty-four hours.',
    params: z.object({ id: z.uuid() }),
    errors: ['forbidden', 'not_found', 'fresh_proof_needed'],
  },
  withdrawRecovery: {
    ...recovering,
    method: 'DELETE',
    path: '/organization/recoveries/{id}',
    summary: 'Take it back. For admins.',
    params: z.object({ id: z.uuid() }),
    errors: ['forbidden', 'not_found'],
  },
  stopRecovery: {
    method: 'POST',
    path: '/auth/recovery/stop',
    access: 'public',
    summary: 'Stop the reset of one’s own second factor, with the link of the mail.',
    body: z.object({ token: z.string({ error: 'required' }).min(1, 'required').max(512, 'invalid') }),
    changes: ['organization', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['mail_link_invalid', 'too_many_requests'],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
});
