import { z } from 'zod';
import { errorCodes } from '#domain/refusals/error-code.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const noUser: FieldProblem = 'no_user';
const tooMany: FieldProblem = 'too_many_users';

/** As many as a page of the list shows: each of them is counted. */
export const FIGURES_PER_CALL = 50;

const uuid = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const idsSchema = z
  .string({ error: invalid })
  .regex(new RegExp(`^${uuid}(?:,${uuid}){0,${FIGURES_PER_CALL - 1}}$`), invalid)
  .meta({ examples: ['5b0f2a44-8f3e-4a66-9f0e-2f6f6f1f4a11'] })
  .describe('Up to fifty people, with commas between.');

const half = z.enum(['am', 'pm']);

export const personFiguresSchema = z.object({
  id: z.uuid(),
  teams: z.array(z.string()).describe('Those the person belongs to or leads.'),
  paidLeave: z
    .number()
    .nullable()
    .describe('Paid leave that can be taken today; null for those whose counters the caller may not read.'),
  nextLeave: z
    .object({ startDate: shownDaySchema, startHalf: half, endDate: shownDaySchema, endHalf: half })
    .nullable()
    .describe('The approved absence that runs or comes next. Confidential ones are left out for everyone.'),
});

const deeds = ['invite-again', 'join-team', 'move-to-team'] as const;

export const bulkFormSchema = z
  .object({
    userIds: z
      .array(z.uuid({ error: invalid }), { error: noUser })
      .min(1, noUser)
      .max(200, tooMany)
      .transform((ids) => [...new Set(ids)]),
    deed: z
      .enum(deeds, { error: invalid })
      .describe('`move-to-team` also leaves every other team, except those that the person leads.'),
    teamId: z.uuid({ error: invalid }).optional().describe('The team, for the deeds that need one.'),
  })
  .refine(({ deed, teamId }) => deed === 'invite-again' || teamId !== undefined, {
    error: 'required' satisfies FieldProblem,
    path: ['teamId'],
  });

export const peopleListsEndpoints = defineEndpoints({
  figures: {
    method: 'GET',
    path: '/users/figures',
    access: 'session',
    scope: 'never',
    heavy: true,
    looks: 'balance',
    summary: 'Teams, paid leave and next absence of some people, for a page of the list.',
    query: z.object({ ids: idsSchema }),
    shows: ['people', 'teams', 'balances', 'leave-requests', 'leave-rules', 'organization'],
    response: z.object({ people: z.array(personFiguresSchema) }),
    errors: ['validation_failed', 'forbidden'],
  },
  act: {
    method: 'POST',
    path: '/users/bulk',
    access: 'session',
    scope: 'never',
    summary: 'Do one thing to several people: each of them as if alone, with an outcome each.',
    body: bulkFormSchema,
    changes: ['people', 'teams', 'audit-log'],
    response: z.object({
      done: z.int(),
      refused: z.int(),
      people: z.array(
        personBadgeSchema.extend({
          problem: z
            .object({
              code: z.enum(errorCodes),
              sentence: z.string().describe('In the caller’s language, fit to be shown.'),
            })
            .nullable()
            .describe('Why it was not done; null when it was.'),
        }),
      ),
    }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
    limit: { max: 60, minutes: 60, by: 'ip' },
  },
});
