import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import type { FieldProblem } from './field-sentences.ts';
import { personBadgeSchema } from './people.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const tooLong: FieldProblem = 'too_long';
const tooManyUsers: FieldProblem = 'too_many_users';

/** One line of the table as it was read, every value as the text that stood in the cell. */
export const importLineSchema = z.object({
  line: z.int({ error: invalid }).min(1, invalid).describe('Its place in the table, as people count it.'),
  person: z.string().max(300, tooLong).describe('An address or a name.'),
  previous: z.string().max(40, tooLong).default('').describe('Days left of the period before (N-1).'),
  current: z.string().max(40, tooLong).default('').describe('Days earned in the present period (N).'),
  rtt: z.string().max(40, tooLong).default(''),
  employedFrom: z.string().max(40, tooLong).default(''),
});

export const importFormSchema = z.object({
  name: z.string().trim().min(1, required).max(200, tooLong).default('Reprise'),
  asOf: z.iso.date({ error: required }).describe('The day on which these balances stood, at its end.'),
  lines: z.array(importLineSchema, { error: required }).min(1, required).max(2000, tooManyUsers),
});

export const importProblems = [
  'person_missing',
  'person_unknown',
  'person_ambiguous',
  'person_twice',
  'number_unreadable',
  'number_out_of_range',
  'date_unreadable',
  'nothing_to_import',
  'counter_not_in_use',
] as const;

/** What the import would do, or did, line by line. */
export const importReportSchema = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      user: personBadgeSchema.nullable(),
      previous: z.number().nullable(),
      current: z.number().nullable(),
      rtt: z.number().nullable(),
      employedFrom: z.iso.date().nullable(),
      before: z.number().nullable().describe('Available today, before the import.'),
      after: z.number().nullable(),
      problems: z.array(z.object({ problem: z.enum(importProblems), sentence: z.string() })),
    }),
  ),
  ready: z.boolean().describe('Whether no line has a problem.'),
});

const importSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  lineCount: z.int(),
  appliedAt: z.iso.datetime(),
  appliedBy: personBadgeSchema,
  undoneAt: z.iso.datetime().nullable(),
});

export const balanceImportsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/balances/imports',
    access: 'session',
    summary: 'Imports of opening balances, latest first. For admins.',
    response: z.array(importSchema),
    errors: ['forbidden'],
  },
  check: {
    method: 'POST',
    path: '/balances/imports/check',
    access: 'session',
    summary: 'A dry run: every problem named by line. Changes nothing.',
    body: importFormSchema,
    response: importReportSchema,
    errors: ['validation_failed', 'forbidden'],
  },
  apply: {
    method: 'POST',
    path: '/balances/imports',
    access: 'session',
    summary: 'Import opening balances, all lines or none.',
    body: importFormSchema,
    idempotent: true,
    response: importSchema,
    errors: ['validation_failed', 'forbidden', 'import_has_problems'],
  },
  undo: {
    method: 'POST',
    path: '/balances/imports/{id}/undo',
    access: 'session',
    summary: 'Take back a whole import, by lines that answer its own.',
    params: z.object({ id: z.uuid() }),
    response: importSchema,
    errors: ['forbidden', 'not_found', 'already_undone'],
  },
});
