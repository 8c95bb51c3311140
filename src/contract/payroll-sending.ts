import { z } from 'zod';
import { PAYROLL_PROVIDERS } from '#domain/payroll-sending/provider-absence.ts';
import { SENDING_DEEDS } from '#domain/payroll-sending/sending-plan.ts';
import { LINE_STATES, PROVIDER_TROUBLES, REFUSAL_KINDS } from '#domain/payroll-sending/sending-states.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import type { LiveTopic } from './live-topics.ts';
import { pagingSchema } from './paging.ts';
import { monthParams, monthSchema } from './payroll.ts';
import { matchesFormSchema, matchesSchema } from './payroll-matches.ts';
import { comparisonSchema } from './payslips.ts';
import { personBadgeSchema } from './people.ts';
import { lineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const provider = z.enum(PAYROLL_PROVIDERS, { error: invalid });
const trouble = z.enum(PROVIDER_TROUBLES);
const half = z.enum(['am', 'pm']);
const secret = lineSchema({ longest: 500 }).default('');

const connectionSchema = z.object({
  available: z.boolean().describe('False where this server has no key to keep an access with.'),
  apart: z.boolean().describe('Payroll is by establishment: nothing is sent directly (rule J26).'),
  connection: z
    .object({
      provider,
      dossier: z
        .string()
        .nullable()
        .describe('The company as the program knows it; null until PayFit has said.'),
      endings: z
        .record(z.string(), z.string())
        .describe('The last four characters of each part of the access; empty for accountants.'),
      readable: z.boolean().describe('False where the key of this server is another: type the access again.'),
      connectedAt: z.iso.datetime(),
      connectedBy: personBadgeSchema,
      lastSuccessAt: z.iso.datetime().nullable(),
      trouble: z
        .object({
          kind: trouble,
          text: z.string().nullable().describe('In the words of the program.'),
          at: z.iso.datetime(),
        })
        .nullable()
        .describe('What last went wrong, until something goes well again.'),
    })
    .nullable(),
});

const connectionFormSchema = z.object({
  provider,
  dossier: lineSchema({ longest: 60 }).default('').describe('Silae: the number of the dossier.'),
  clientId: secret.describe('Silae.'),
  clientSecret: secret.describe('Silae.'),
  subscriptionKey: secret.describe('Silae.'),
  apiKey: secret.describe('PayFit.'),
});

const absenceFields = {
  user: personBadgeSchema,
  typeName: z.string(),
  startDate: shownDaySchema,
  startHalf: half,
  endDate: shownDaySchema,
  endHalf: half,
};

const stepSchema = z.object({
  deed: z.enum(SENDING_DEEDS),
  employee: z.string().describe('Payroll number, or contract at PayFit.'),
  code: z.string().describe('What the program calls the absence.'),
  ...absenceFields,
});

const planSchema = z.object({
  month: monthSchema,
  provider,
  digest: z.string().describe('Of this plan: sending takes it, and refuses another one.'),
  running: z.uuid().nullable().describe('The sending that is under way.'),
  steps: z.array(stepSchema).describe('What is sent, in this order (rule J26).'),
  held: z
    .array(z.object({ ...absenceFields, problem: z.enum(['employee', 'code']) }))
    .describe('What cannot be sent: the person or the absence has no name there.'),
});

const sendingLineSchema = stepSchema.extend({
  state: z
    .enum(LINE_STATES)
    .describe('`unknown`: a call left and its answer was lost; it is looked up before anything is sent.'),
  needless: z.boolean().describe('It was there, or gone, before we came.'),
  refusal: z.enum(REFUSAL_KINDS).nullable(),
  answer: z.string().nullable().describe('What the program said, in its own words.'),
});

const sendingFields = {
  id: z.uuid(),
  month: monthSchema,
  provider,
  begunAt: z.iso.datetime(),
  begunBy: personBadgeSchema,
  endedAt: z.iso.datetime().nullable().describe('Null while it is under way.'),
  nextAt: z.iso.datetime().nullable().describe('When it is tried again, after a try in vain.'),
  stoppedBy: trouble.nullable().describe('Why it ended before its last line.'),
  counts: z.object({ waiting: z.int(), unknown: z.int(), sent: z.int(), refused: z.int() }),
};

const sendingSchema = z.object(sendingFields);
const wholeSendingSchema = z.object({ ...sendingFields, lines: z.array(sendingLineSchema) });

const changed = ['payroll', 'audit-log'] as const satisfies LiveTopic[];
const whyNoPlan = [
  'validation_failed',
  'forbidden',
  'payroll_not_connected',
  'payroll_month_open',
  'payroll_sending_apart',
] as const satisfies ErrorCode[];

export const payrollSendingEndpoints = defineEndpoints({
  connection: {
    method: 'GET',
    path: '/payroll/connection',
    access: 'session',
    scope: 'payroll.read',
    summary:
      'The payroll program that absences are sent to, and how it fares. No secrets. For admins and accountants.',
    shows: ['payroll', 'people'],
    response: connectionSchema,
    errors: ['forbidden'],
  },
  connect: {
    method: 'PUT',
    path: '/payroll/connection',
    access: 'session',
    scope: 'never',
    summary: 'Connect a payroll program. What its access is made of is never told again. For admins.',
    body: connectionFormSchema,
    changes: changed,
    response: connectionSchema,
    errors: ['validation_failed', 'forbidden', 'confirmation_required', 'secrets_key_missing'],
  },
  test: {
    method: 'POST',
    path: '/payroll/connection/test',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    summary: 'Ask the payroll program something that changes nothing, and note what it answers. For admins.',
    limit: { max: 30, minutes: 10, by: 'ip' },
    changes: ['payroll'],
    response: connectionSchema,
    errors: ['forbidden', 'payroll_not_connected'],
  },
  disconnect: {
    method: 'DELETE',
    path: '/payroll/connection',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Disconnect the payroll program: its access is erased, what was sent stays listed. For admins.',
    changes: changed,
    response: connectionSchema,
    errors: ['forbidden'],
  },
  matches: {
    method: 'GET',
    path: '/payroll/connection/matches',
    access: 'session',
    scope: 'never',
    summary: 'By what PayFit knows people and types of absence. For admins.',
    shows: ['payroll', 'people', 'leave-rules'],
    response: matchesSchema,
    errors: ['forbidden'],
  },
  setMatches: {
    method: 'PUT',
    path: '/payroll/connection/matches',
    access: 'session',
    scope: 'never',
    summary: 'Say by what PayFit knows people and types; those that are not named stay. For admins.',
    body: matchesFormSchema,
    changes: changed,
    response: matchesSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'payroll_not_connected'],
  },
  plan: {
    method: 'GET',
    path: '/payroll/months/{month}/sending',
    access: 'session',
    scope: 'payroll.read',
    heavy: true,
    looks: 'payroll',
    summary:
      'What sending a closed month would add, change and delete at the payroll program. For admins and accountants.',
    params: monthParams,
    shows: ['payroll', 'people', 'leave-rules'],
    response: planSchema,
    errors: whyNoPlan,
  },
  send: {
    method: 'POST',
    path: '/payroll/months/{month}/sending',
    access: 'session',
    scope: 'payroll.send',
    heavy: true,
    summary:
      'Send a closed month to the payroll program, line by line, as the plan said. For admins and accountants.',
    params: monthParams,
    body: z.object({
      digest: z
        .string({ error: invalid })
        .regex(/^[0-9a-f]{64}$/, invalid)
        .describe('Of the plan that was looked at.')
        .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
    }),
    changes: changed,
    response: wholeSendingSchema,
    errors: [...whyNoPlan, 'payroll_sending_running', 'payroll_sending_empty', 'changed_meanwhile'],
  },
  list: {
    method: 'GET',
    path: '/payroll/sendings',
    access: 'session',
    scope: 'payroll.read',
    summary: 'What was sent to payroll programs, latest first. For admins and accountants.',
    query: pagingSchema,
    shows: ['payroll', 'people'],
    response: z.array(sendingSchema),
    errors: ['forbidden'],
  },
  show: {
    method: 'GET',
    path: '/payroll/sendings/{id}',
    access: 'session',
    scope: 'payroll.read',
    heavy: true,
    looks: 'payroll',
    summary: 'One sending line by line, with what the payroll program answered. For admins and accountants.',
    params: z.object({ id: z.uuid() }),
    shows: ['payroll', 'people', 'leave-rules'],
    response: wholeSendingSchema,
    errors: ['forbidden', 'not_found'],
  },
  compareCounters: {
    method: 'POST',
    path: '/payroll/comparisons/silae',
    idempotency: 'after-asking',
    access: 'session',
    scope: 'payroll.compare',
    summary: 'Read the counters of Silae at a date and compare them with ours. For admins.',
    body: z.object({ date: dayThat('The day of the payslips, most often the last of a month.') }),
    changes: ['payroll', 'audit-log'],
    response: comparisonSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'payroll_not_connected',
      'payroll_provider_failed',
      'too_heavy',
      'too_busy',
    ],
  },
});
