import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { emailSchema, nameSchema } from './people.ts';
import { filledParagraphsSchema, lineSchema } from './texts.ts';

const required: FieldProblem = 'required';
const consentMissing: FieldProblem = 'consent_missing';
const invalid: FieldProblem = 'invalid';

export const contactSubjects = ['support', 'sales', 'demo', 'partnership', 'career', 'other'] as const;

const message = filledParagraphsSchema(5_000);

/** Only whoever agrees to be written back to can be. */
const consent = z.literal(true, { error: consentMissing });

/** A field that people do not see and programs fill in. What comes with it is answered like the rest, and dropped. */
const trap = z.string().max(1_000).default('');

const sender = { name: nameSchema, email: emailSchema, message, consent, website: trap };

export const contactSchema = z.object({
  ...sender,
  company: lineSchema({ longest: 200 }).default(''),
  subject: z.enum(contactSubjects, { error: invalid }).default('support'),
});

export const applicationSchema = z.object({
  ...sender,
  offer: z
    .string({ error: required })
    .regex(/^[a-z0-9-]{1,80}$/, invalid)
    .describe('The offer’s name in its address, or `spontaneous`.'),
});

const sent = z.object({ sent: z.literal(true) });
const limit = { max: 5, minutes: 60, by: 'ip' } as const;

export const siteMessagesEndpoints = defineEndpoints({
  contact: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'A message to whoever runs this site.',
    body: contactSchema,
    changes: [],
    response: sent,
    errors: ['validation_failed', 'too_many_requests'],
    limit,
  },
  apply: {
    method: 'POST',
    path: '/careers/apply',
    access: 'public',
    summary: 'An application for one of the offers.',
    body: applicationSchema,
    changes: [],
    response: sent,
    errors: ['validation_failed', 'too_many_requests'],
    limit,
  },
});
