import { z } from 'zod';
import { plans } from '#domain/billing/plan.ts';
import { SEATS_MAX, SEATS_MIN } from '#domain/billing/seats.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { organizationSchema } from './organization.ts';
import { emailSchema, nameSchema, sessionOrganizationSchema, userSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const userCount: FieldProblem = 'user_count';

/** What a sign-up form sends. */
export const signUpSchema = z.object({
  organizationName: nameSchema,
  userName: nameSchema,
  userEmail: emailSchema,
  numberOfUsers: z
    .int({ error: userCount })
    .min(SEATS_MIN, userCount)
    .max(SEATS_MAX, userCount)
    .describe('At most 50 for a trial; more hold from the payment on.'),
  plan: z
    .enum(plans, { error: invalid })
    .optional()
    .describe('Without it: the free trial for one user, the paid plan for more.'),
});

export const onboardingEndpoints = defineEndpoints({
  createOrganization: {
    method: 'POST',
    path: '/onboarding/create-organization',
    access: 'public',
    summary: 'Create an organisation with its first admin, who is logged in at once.',
    body: signUpSchema,
    changes: [],
    response: z.object({
      success: z.literal(true),
      token: z.string().describe('Bearer token of the new admin.'),
      user: userSchema,
      organization: sessionOrganizationSchema,
      checkout: z
        .object({ url: z.string() })
        .nullable()
        .describe('Where to pay, for the paid plan; null for the free trial.'),
    }),
    errors: [
      'validation_failed',
      'email_taken',
      'trial_seats_limit',
      'too_many_requests',
      'payments_unavailable',
    ],
    limit: { max: 10, minutes: 60, by: 'ip' },
  },
  organization: {
    method: 'GET',
    path: '/onboarding/organization/{id}',
    access: 'session',
    scope: 'organization.read',
    summary: 'The new organisation, for the page one returns to after paying.',
    params: z.object({ id: z.uuid() }),
    shows: ['organization', 'subscription', 'people'],
    response: organizationSchema,
    errors: ['not_found'],
  },
});
