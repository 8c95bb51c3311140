import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { emailSchema } from './people.ts';

const consentMissing: FieldProblem = 'newsletter_consent_missing';

export const newsletterSchema = z.object({
  email: emailSchema,
  consent: z.literal(true, { error: consentMissing }),
  website: z.string().max(1_000).default(''),
});

const byLink = z.object({ token: z.string().max(200) });

export const newsletterEndpoints = defineEndpoints({
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    access: 'public',
    summary: 'Ask for the newsletter. A mail asks to confirm; the answer is the same for every address.',
    body: newsletterSchema,
    changes: [],
    response: z.object({ asked: z.literal(true) }),
    errors: ['validation_failed', 'too_many_requests'],
    limit: { max: 5, minutes: 60, by: 'email-and-ip' },
  },
  confirm: {
    method: 'POST',
    path: '/newsletter/confirm',
    access: 'public',
    summary: 'Confirm with the token of the mail. Doing so twice changes nothing.',
    body: byLink,
    changes: [],
    response: z.object({ confirmed: z.literal(true) }),
    errors: ['validation_failed', 'newsletter_link_invalid', 'too_many_requests'],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    access: 'public',
    summary: 'Leave with the token of any issue: the address is deleted.',
    body: byLink,
    changes: [],
    response: z.object({ unsubscribed: z.literal(true) }),
    errors: ['validation_failed', 'newsletter_link_invalid', 'too_many_requests'],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
});
