import { z } from 'zod';
import { importCells, importProblems } from '#domain/balance-imports/read-lines.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema } from './texts.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const tooLong: FieldProblem = 'too_long';
const tooManyLines: FieldProblem = 'too_many_lines';

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
  name: filledLineSchema(200).default('Reprise'),
  asOf: dayThat('The day on which these balances stood, at its end.'),
  lines: z.array(importLineSchema, { error: required }).min(1, required).max(2000, tooManyLines),
});

const changeSchema = z.object({ before: z.number(), after: z.number() });

/** What the import would do, or did, line by line. */
export const importReportSchema = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      user: personBadgeSchema.nullable(),
      previous: z.number().nullable(),
      current: z.number().nullable(),
      rtt: z.number().nullable(),
      employedFrom: shownDaySchema.nullable(),
      paidLeave: changeSchema.nullable().describe('What can be taken today; null when it stays as it is.'),
      rttDays: changeSchema.nullable(),
      problems: z.array(
        z.object({ problem: z.enum(importProblems), cell: z.enum(importCells), sentence: z.string() }),
      ),
    }),
  ),
  ready: z.boolean().describe('Whether no line has a problem.'),
});

export const importSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  asOf: shownDaySchema,
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
    scope: 'balance.import',
    summary: 'Imports of opening balances, latest first. For admins.',
    query: pagingSchema,
    shows: ['balances', 'people'],
    response: z.array(importSchema),
    errors: ['validation_failed', 'forbidden'],
  },
  check: {
    method: 'POST',
    path: '/balances/imports/check',
    access: 'session',
    scope: 'balance.import',
    idempotency: 'needless',
    heavy: true,
    unpaid: 'allowed',
    summary: 'A dry run: every problem named by line. Changes nothing.',
    body: importFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: importReportSchema,
    errors: ['validation_failed', 'forbidden'],
  },
  apply: {
    method: 'POST',
    path: '/balances/imports',
    access: 'session',
    scope: 'balance.import',
    heavy: true,
    summary: 'Import opening balances, all lines or none.',
    body: importFormSchema,
    idempotency: 'by-its-row',
    changes: ['balances', 'people', 'audit-log'],
    response: importSchema,
    errors: ['validation_failed', 'forbidden', 'import_has_problems', 'idempotency_key_reused'],
  },
  undo: {
    method: 'POST',
    path: '/balances/imports/{id}/undo',
    access: 'session',
    scope: 'balance.import',
    heavy: true,
    summary: 'Take back a whole import, by lines that answer its own.',
    params: z.object({ id: z.uuid() }),
    changes: ['balances', 'people', 'audit-log'],
    response: importSchema,
    errors: ['forbidden', 'not_found', 'already_undone'],
  },
});
