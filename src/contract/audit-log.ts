import { z } from 'zod';
import { auditActions, auditSubjects } from '#domain/audit-log/audit-action.ts';
import { dayThat } from './days.ts';
import { defineEndpoints } from './endpoint.ts';

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe(
      'Who, by the name of that day; null when a payment, a directory or a key of the organisation did it.',
    ),
  directory: z.string().nullable().describe('The directory (SCIM) that did it, by the name of that day.'),
  key: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe('The key it was done with, by the name of that day; null for what was done at a screen.'),
  subject: z
    .object({ kind: z.enum(auditSubjects), id: z.uuid(), name: z.string() })
    .describe('Whom or what, by the name of that day; whose request, by today’s.'),
  requestId: z
    .uuid()
    .nullable()
    .describe('The leave request that it is about; why somebody is away is told there alone.'),
  via: z
    .enum(['mail', 'slack', 'teams'])
    .nullable()
    .describe('Where a request was decided or asked for, if not here: a link in a mail, Slack or Teams.'),
  address: z.string().nullable().describe('The network address it was done from.'),
  details: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .describe('What changed: from and to, added and removed.'),
});

const filters = z.object({
  action: z.enum(auditActions).optional(),
  actorId: z.uuid().optional(),
  subjectId: z.uuid().optional(),
  from: dayThat('First day, in the time zone of the organisation.').optional(),
  to: dayThat('Last day, included.').optional(),
});

export const auditLogEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/audit-log',
    access: 'session',
    scope: 'audit-log.read',
    heavy: 'crowd',
    summary:
      'Who did what to whom, latest first. The next page is in the Link header, or asked for with `before`.',
    query: filters.extend({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      before: z.uuid().optional().describe('The id of the last entry of the page before.'),
    }),
    shows: ['audit-log', 'leave-requests'],
    response: z.array(auditEntrySchema),
    errors: ['validation_failed', 'forbidden'],
  },
  export: {
    method: 'GET',
    path: '/audit-log.csv',
    access: 'session',
    freshProof: true,
    scope: 'audit-log.read',
    summary: 'The same entries as a file for spreadsheets.',
    query: filters,
    shows: ['audit-log', 'leave-requests'],
    response: z.string(),
    file: { type: 'text/csv', name: 'relache-journal.csv' },
    errors: ['validation_failed', 'forbidden', 'fresh_proof_needed'],
  },
});
