import { z } from 'zod';
import { FIRST_STEPS } from '#domain/first-steps/first-steps.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';

const invalid: FieldProblem = 'invalid';

const stepsSchema = z.object({
  steps: z.array(
    z.object({
      step: z.enum(FIRST_STEPS),
      done: z.boolean().describe('Done, or set aside by an admin.'),
    }),
  ),
});

export const firstStepsEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/organization/first-steps',
    access: 'session',
    scope: 'never',
    summary: 'What a new company still has to do before its first leave. For admins.',
    shows: ['organization', 'people', 'teams', 'account', 'leave-requests'],
    response: stepsSchema,
    errors: ['forbidden'],
  },
  settle: {
    method: 'POST',
    path: '/organization/first-steps/settle',
    access: 'session',
    scope: 'never',
    summary: 'Say of steps that they were looked at, or are not needed. For admins.',
    body: z.object({
      steps: z.array(z.enum(FIRST_STEPS, { error: invalid }), { error: invalid }).max(10, invalid),
    }),
    changes: ['organization'],
    response: stepsSchema,
    errors: ['validation_failed', 'forbidden'],
  },
});
