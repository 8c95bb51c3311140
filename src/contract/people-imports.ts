import { z } from 'zod';
import { peopleCells } from '#domain/people-imports/people-columns.ts';
import { peopleProblems } from '#domain/people-imports/read-people.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { roleSchema } from './people.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const tooLong: FieldProblem = 'too_long';
const tooManyLines: FieldProblem = 'too_many_lines';

const cell = (longest: number) => z.string({ error: invalid }).max(longest, tooLong).default('');

/** One person of the table, every value as the text that stood in the cell. */
const peopleLineSchema = z.object({
  line: z.int({ error: invalid }).min(1, invalid).describe('Its place in the table, as people count it.'),
  name: cell(300),
  email: cell(300),
  role: cell(60).describe('In words, such as « Manager »; nothing is an employee.'),
  team: cell(300).describe('By its name; one that is not there yet is made.'),
  employedFrom: cell(40),
  previous: cell(40).describe('Days left of the period before (N-1).'),
  current: cell(40).describe('Days earned in the present period (N).'),
  rtt: cell(40),
});

export const peopleFormSchema = z.object({
  asOf: dayThat('The day on which these balances stood, at its end.'),
  lines: z.array(peopleLineSchema, { error: required }).min(1, required).max(1000, tooManyLines),
});

export const peopleReportSchema = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      email: z.string(),
      role: roleSchema,
      known: z.boolean().describe('Someone who is there already: not invited, only told of by this line.'),
      team: z.string().nullable(),
      employedFrom: shownDaySchema.nullable(),
      previous: z.number().nullable(),
      current: z.number().nullable(),
      rtt: z.number().nullable(),
      available: z
        .number()
        .nullable()
        .describe('Paid leave that they could take today; null while a line has a problem.'),
      problems: z.array(
        z.object({ problem: z.enum(peopleProblems), cell: z.enum(peopleCells), sentence: z.string() }),
      ),
    }),
  ),
  newTeams: z.array(z.string()).describe('Teams that are made with it.'),
  seats: z.object({
    seats: z.int(),
    needed: z.int(),
    outcome: z
      .enum(['enough', 'raised', 'short'])
      .describe('`raised`: as long as nothing is paid, the missing seats are added with it.'),
  }),
  ready: z.boolean().describe('Whether no line has a problem and everyone finds a seat.'),
});

export const peopleImportsEndpoints = defineEndpoints({
  check: {
    method: 'POST',
    path: '/users/import/check',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    heavy: 'table',
    unpaid: 'allowed',
    summary: 'A dry run of a table of people: every problem named by line. Changes nothing.',
    body: peopleFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'teams', 'leave-rules', 'organization', 'subscription'],
    response: peopleReportSchema,
    errors: ['validation_failed', 'forbidden', 'email_taken', 'too_many_invitations'],
  },
  apply: {
    method: 'POST',
    path: '/users/import',
    access: 'session',
    scope: 'never',
    heavy: 'table',
    summary:
      'Take in people with their teams, entry dates and opening balances, all lines or none; in a trial their seats are added.',
    body: peopleFormSchema,
    changes: ['people', 'teams', 'balances', 'subscription', 'audit-log'],
    response: peopleReportSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'email_taken',
      'import_has_problems',
      'seat_limit_reached',
      'too_many_invitations',
      'too_many_teams',
      'too_many_memberships',
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 60, by: 'ip' },
  },
});
