import { z } from 'zod';
import { type BoundedKind, chosenRetention, retentionKinds } from '#domain/privacy/retention.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { languages } from '#domain/text/language.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';

const invalid: FieldProblem = 'invalid';

const kindSchema = z.enum(retentionKinds as [(typeof retentionKinds)[number]]);

function amountOf(kind: BoundedKind) {
  const { unit, least, most } = chosenRetention[kind];
  return z
    .int({ error: invalid })
    .min(least, invalid)
    .max(most, invalid)
    .optional()
    .describe(`In ${unit}, from ${least} to ${most}.`);
}

const retentionFormSchema = z.object({
  leavers: amountOf('leavers'),
  medical: amountOf('medical'),
  words: amountOf('words'),
  'pay-files': amountOf('pay-files'),
  journal: amountOf('journal'),
  'counter-journal': amountOf('counter-journal'),
  sessions: amountOf('sessions'),
  mails: amountOf('mails'),
} satisfies Record<BoundedKind, z.ZodType>);

export const retentionSchema = z.object({
  kinds: z
    .array(
      z.object({
        kind: kindSchema,
        name: z.string(),
        holds: z.string().describe('What it is about, and what ends it.'),
        unit: z.enum(['days', 'months']).nullable(),
        amount: z.int().nullable().describe('What holds; null where an event ends it, and no number.'),
        standard: z.int().nullable(),
        least: z.int().nullable().describe('Null where it cannot be changed.'),
        most: z.int().nullable(),
        because: z.string().describe('Why not less and not more, or why it is fixed.'),
        source: z
          .object({ name: z.string(), url: z.url() })
          .nullable()
          .describe('Where the duration comes from; null where it is a choice of ours.'),
      }),
    )
    .describe('Those that can be changed first.'),
  coming: z
    .object({
      until: shownDaySchema,
      lines: z.array(z.object({ kind: kindSchema, name: z.string(), count: z.int() })),
    })
    .describe('What goes by its age until the end of next month, as things are today (rule V24).'),
});

const registerSchema = z.object({
  organization: z.object({ name: z.string(), siret: z.string().nullable() }),
  madeOn: shownDaySchema,
  processings: z.array(
    z.object({
      title: z.string(),
      purposes: z.string(),
      basis: z.string().describe('The legal basis.'),
      people: z.string(),
      data: z.array(z.string()).describe('What is kept, and for how long.'),
      sensitive: z.string(),
      recipients: z.string(),
    }),
  ),
  processors: z.array(z.string()).describe('Those whom the operator named or set up.'),
  transfers: z.string(),
  security: z.array(z.string()),
});

const pdf = { types: ['application/pdf'] } as const;

const ofAdmins = { access: 'session', scope: 'never' } as const;

export const privacyRegisterEndpoints = defineEndpoints({
  readRetention: {
    ...ofAdmins,
    method: 'GET',
    path: '/privacy/retention',
    summary:
      'How long each kind of data is kept, why, and what goes soon (rules V22, V24). In the language of the call. For admins.',
    shows: ['organization', 'leave-requests', 'payroll', 'audit-log'],
    response: retentionSchema,
    errors: ['forbidden'],
  },
  changeRetention: {
    ...ofAdmins,
    method: 'PUT',
    path: '/privacy/retention',
    freshProof: true,
    summary:
      'Choose other durations, within their bounds (rule V22); what is not named stays as it is. What is shortened goes the night after. For admins.',
    body: retentionFormSchema,
    changes: ['organization', 'audit-log'],
    response: retentionSchema,
    errors: ['validation_failed', 'forbidden', 'fresh_proof_needed'],
  },
  readRegister: {
    ...ofAdmins,
    method: 'GET',
    path: '/privacy/register',
    summary:
      'The register of processing (article 30 GDPR) of the organisation, filled in from what is kept and from its settings (rule V25). In the language of the call. For admins.',
    shows: ['organization'],
    response: registerSchema,
    errors: ['forbidden'],
  },
  registerDocument: {
    ...ofAdmins,
    method: 'GET',
    path: '/privacy/register/document',
    summary: 'The same as a PDF. For admins.',
    namedFile: pdf,
    shows: ['organization'],
    response: z.string(),
    errors: ['forbidden'],
  },
  informationSheet: {
    ...ofAdmins,
    method: 'GET',
    path: '/privacy/information-sheet',
    summary:
      'What employees are told of what is kept about them (L1222-4), as a PDF, in either language. For everyone of the organisation.',
    query: z.object({ language: z.enum(languages, { error: invalid }).optional() }),
    namedFile: pdf,
    shows: ['organization'],
    response: z.string(),
    errors: ['validation_failed', 'forbidden'],
  },
});
