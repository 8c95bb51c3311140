import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { closedMonthsSchema } from './closed-months.ts';
import { defineEndpoints } from './endpoint.ts';
import { requestFormSchema } from './leave-request-forms.ts';
import { problemSchema, requestStatusSchema } from './leave-request-views.ts';

const noUser: FieldProblem = 'no_user';
const tooMany: FieldProblem = 'too_many_users';
const invalid: FieldProblem = 'invalid';

/** Q7: one absence of several people. */
export const recordingFormSchema = requestFormSchema.omit({ userId: true }).extend({
  userIds: z
    .array(z.uuid({ error: invalid }), { error: noUser })
    .min(1, noUser)
    .max(500, tooMany)
    .transform((ids) => [...new Set(ids)])
    .describe('Whose absence it is; with one’s own id, that one is filed as one’s own request.'),
});

const person = {
  userId: z.uuid(),
  name: z.string(),
};

export const recordingPreviewSchema = z.object({
  people: z.array(
    z.object({
      ...person,
      days: z.number().nullable().describe('What it would cost; null where that cannot be said.'),
      balance: z
        .object({ label: z.string(), before: z.number(), after: z.number() })
        .nullable()
        .describe('Null for leave that no counter pays for.'),
      warnings: z.array(z.object({ rule: z.string().nullable(), sentence: z.string() })),
      problem: problemSchema.nullable().describe('Why it would be refused.'),
    }),
  ),
  closedMonths: closedMonthsSchema,
});

export const recordingOutcomeSchema = z.object({
  recorded: z.int(),
  refused: z.int(),
  people: z.array(
    z.object({
      ...person,
      outcome: z.enum(['recorded', 'refused']),
      requestId: z.uuid().nullable(),
      status: requestStatusSchema.nullable(),
      days: z.number().nullable(),
      problem: problemSchema.nullable(),
    }),
  ),
});

export const recordingsEndpoints = defineEndpoints({
  preview: {
    method: 'POST',
    path: '/leave-requests/bulk/preview',
    access: 'session',
    scope: 'leave-request.record',
    oneself: true,
    idempotency: 'needless',
    heavy: true,
    unpaid: 'allowed',
    summary: 'What one absence of several people would cost each of them, and who would be refused it.',
    body: recordingFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'coverage', 'organization', 'payroll'],
    response: recordingPreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  record: {
    method: 'POST',
    path: '/leave-requests/bulk',
    access: 'session',
    scope: 'leave-request.record',
    oneself: true,
    heavy: true,
    summary:
      'Record one absence for several people whom one may decide for: each of them as if alone, with an outcome each.',
    body: recordingFormSchema,
    changes: ['leave-requests', 'balances', 'audit-log'],
    response: recordingOutcomeSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
