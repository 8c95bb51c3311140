import { z } from 'zod';
import { leavingOutcomes } from '#domain/leave-requests/leaving.ts';
import { departureReasons } from '#domain/members/departure.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { erasureStateSchema } from './erasures.ts';
import { pagingUpTo } from './paging.ts';
import { personBadgeSchema, userSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';

const idParams = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });
const reason = z.enum(departureReasons, { error: invalid }).nullable();

export const departureFormSchema = z.object({
  lastDay: dayThat('Last day of the contract; access ends with it.'),
  reason: reason.default(null).describe('A word for payroll; nothing is computed from it.'),
});

export const rehiringFormSchema = z.object({
  from: dayThat('First day of the new contract, after the last of the earlier one.'),
  keepSeniority: z
    .boolean({ error: invalid })
    .default(false)
    .describe('Whether seniority goes on from where it counted.'),
});

/** What a counter holds on the last day. Amounts are days, rounded to hundredths. */
export const owedCounterSchema = z.object({
  counter: z.string(),
  label: z.string(),
  unit: z.enum(['ouvres', 'ouvrables', 'days']),
  isPaid: z
    .boolean()
    .describe('Owed in money by law (paid leave); what is left of others is for an agreement to say.'),
  lots: z.array(
    z.object({
      label: z.string().describe('N-1, N, a year…'),
      from: shownDaySchema.nullable().describe('The acquisition period.'),
      to: shownDaySchema.nullable(),
      earned: z.number().nullable(),
      left: z.number(),
    }),
  ),
  takenAhead: z.number().describe('Taken before it was earned, and never earned.'),
  total: z.number().describe('What is left; negative when more was taken than earned.'),
  rule: z.string(),
  source: z.string().describe('The article, or whose decision it is.'),
});

export const departurePreviewSchema = z.object({
  lastDay: shownDaySchema,
  closesAtOnce: z.boolean().describe('The last day is over: access closes as it is recorded.'),
  requests: z.array(
    z.object({
      id: z.uuid(),
      type: z.string(),
      typeName: z.string(),
      startDate: shownDaySchema,
      endDate: shownDaySchema,
      outcome: z.enum(leavingOutcomes),
    }),
  ),
  counters: z.array(owedCounterSchema),
});

export const departureStatementSchema = z.object({
  id: z.uuid(),
  user: userSchema,
  organizationName: z.string(),
  payrollNumber: z.string().nullable().describe('For the person and for admins.'),
  employment: z.object({ from: shownDaySchema, to: shownDaySchema }),
  reason,
  recordedAt: z.iso.datetime(),
  hasLeft: z.boolean().describe('Whether their access is closed.'),
  counters: z.array(owedCounterSchema),
  others: z
    .array(z.object({ id: z.uuid(), lastDay: shownDaySchema }))
    .describe('Ends of other contracts of the same person.'),
  may: z.object({ edit: z.boolean() }),
});

export const formerPersonSchema = personBadgeSchema.extend({
  email: z.string(),
  role: userSchema.shape.role,
  removedAt: z.iso.datetime(),
  departure: z
    .object({ lastDay: shownDaySchema, reason })
    .nullable()
    .describe('Null for who was only removed.'),
  erasure: erasureStateSchema,
  held: z.boolean().describe('Their data must stay for now.'),
});

const shows = ['people', 'balances', 'leave-requests', 'leave-rules', 'organization'] as const;
const changes = ['people', 'balances', 'leave-requests', 'teams', 'audit-log'] as const;
const which = z.object({
  departure: z.uuid().optional().describe('An earlier one; the latest when left out.'),
});

/** More than leave in years; a screen shows them all at once. */
const formerPerPage = 3_000;

export const departuresEndpoints = defineEndpoints({
  former: {
    method: 'GET',
    path: '/users/former',
    access: 'session',
    scope: 'never',
    summary: 'People who left or were removed, the latest first. For admins.',
    query: z.object(pagingUpTo(formerPerPage)),
    shows: ['people'],
    response: z.object({ people: z.array(formerPersonSchema) }),
    errors: ['forbidden', 'changed_meanwhile'],
  },
  read: {
    method: 'GET',
    path: '/users/{id}/departure',
    access: 'session',
    scope: 'never',
    looks: 'balance',
    heavy: 'person',
    summary:
      'What is owed at the end of a contract: for the person, whoever may change it and, later, admins.',
    params: idParams,
    query: which,
    shows,
    response: departureStatementSchema,
    errors: ['validation_failed', 'not_found'],
  },
  table: {
    method: 'GET',
    path: '/users/{id}/departure/export',
    access: 'session',
    scope: 'never',
    looks: 'export',
    heavy: 'person',
    summary: 'The same as CSV for payroll: a line for each period of each counter.',
    params: idParams,
    query: which,
    shows,
    response: z.string(),
    namedFile: { types: ['text/csv'] },
    errors: ['validation_failed', 'not_found'],
  },
  preview: {
    method: 'POST',
    path: '/users/{id}/departure/preview',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    heavy: 'person',
    summary: 'What recording a departure would do to leave, and what would be owed. Changes nothing.',
    params: idParams,
    body: departureFormSchema,
    shows,
    response: departurePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  set: {
    method: 'PUT',
    path: '/users/{id}/departure',
    access: 'session',
    scope: 'never',
    summary:
      'Record a departure, or move its last day: later leave goes, access ends with the day, leave that is left is owed.',
    params: idParams,
    body: departureFormSchema,
    changes,
    response: departureStatementSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'last_admin',
      'seat_limit_reached',
      'email_taken',
      'payroll_number_taken',
    ],
  },
  withdraw: {
    method: 'DELETE',
    path: '/users/{id}/departure',
    access: 'session',
    scope: 'never',
    summary: 'The person stays: what was owed is taken back, access opens again. Cancelled leave stays so.',
    params: idParams,
    changes,
    response: done,
    errors: ['forbidden', 'not_found', 'seat_limit_reached', 'email_taken', 'payroll_number_taken'],
  },
  rehire: {
    method: 'POST',
    path: '/users/{id}/rehire',
    access: 'session',
    scope: 'never',
    summary: 'Invite someone who left again, with their history; a new contract begins. For admins.',
    params: idParams,
    body: rehiringFormSchema,
    changes,
    response: done,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'seat_limit_reached',
      'email_taken',
      'payroll_number_taken',
      'too_many_invitations',
    ],
  },
});
