import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { connectionOffersSchema } from './connections.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';
import { pastedErrors, tenantAppFormSchema } from './tenant-app.ts';

const invalid: FieldProblem = 'invalid';
const session = { access: 'session', scope: 'never' } as const;
const changes = ['organization', 'account', 'audit-log'] as const;

export const keyFileFormSchema = z.object({
  key: z
    .string({ error: invalid })
    .trim()
    .min(1, 'required')
    .max(10_000, 'too_long')
    .describe(
      'The JSON file of a key of a service account with domain-wide delegation. It is kept sealed and never told again.',
    )
    .meta({ examples: ['{"type":"service_account"}'] }),
});

const told = z.object({
  domains: z.array(z.string()).describe('Proven domains: only addresses in these are written for.'),
  googleScope: z.string().describe('What to allow in Google’s Admin console.'),
  microsoftPermission: z.string().describe('The application permission to grant in Microsoft Entra.'),
  google: z.object({ clientId: z.string().describe('By what the Admin console knows the key.') }).nullable(),
  microsoft: z.object({ appId: z.string(), tenantId: z.string() }).nullable(),
  missing: z
    .array(personBadgeSchema)
    .describe('The first people, by name, for whose address there is no calendar.'),
  missingMore: z.int().describe('How many more there are of them.'),
});

const connects = {
  ...session,
  method: 'PUT',
  freshProof: true,
  changes,
  response: told,
  limit: { max: 30, minutes: 15, by: 'ip' },
} as const;

export const companyCalendarsEndpoints = defineEndpoints({
  show: {
    ...session,
    method: 'GET',
    path: '/company-calendars',
    summary: 'What the company allowed for everyone’s calendar, without what is secret. For admins.',
    shows: ['organization', 'people'],
    response: told,
    errors: ['forbidden'],
  },
  connectGoogle: {
    ...connects,
    path: '/company-calendars/google',
    idempotency: 'after-asking',
    summary:
      'Have absences written into everyone’s Google Calendar by a key of the company’s, if Google gives an access for one’s own address. For admins.',
    body: keyFileFormSchema,
    errors: pastedErrors,
  },
  connectMicrosoft: {
    ...connects,
    path: '/company-calendars/microsoft',
    idempotency: 'after-asking',
    summary:
      'Have absences written into everyone’s Outlook calendar by an application of the company’s, if Microsoft opens one’s own. For admins.',
    body: tenantAppFormSchema,
    errors: pastedErrors,
  },
  choose: {
    ...session,
    method: 'PUT',
    path: '/company-calendars/own',
    unpaid: 'allowed',
    summary:
      'Say whether the company may write one’s absences into one’s calendar. What is there goes with a no.',
    body: z.object({ written: z.boolean({ error: invalid }).describe('False: nothing is written.') }),
    changes: ['account'],
    response: connectionOffersSchema,
    errors: ['validation_failed', 'forbidden'],
  },
});
