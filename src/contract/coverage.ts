import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { checkRange, rangeFields } from './calendar-range.ts';
import { blackoutSchema, foreseenShortageSchema } from './coverage-views.ts';
import { daySchema, dayThat } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { filledLineSchema, paragraphsSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const endBeforeStart: FieldProblem = 'end_before_start';
const minimumUnfit: FieldProblem = 'minimum_unfit';

/** Nobody has to be in: null, or 0 for those who would rather write a number. */
export const minimumFormSchema = z.object({
  minimum: z
    .int({ error: minimumUnfit })
    .min(0, minimumUnfit)
    .max(1000, minimumUnfit)
    .nullable()
    .describe('How many people must be in; null or 0 for no minimum.'),
});

export const blackoutFormSchema = z
  .object({
    name: filledLineSchema(80),
    from: daySchema,
    to: dayThat('Last day, included.'),
    teamId: z
      .uuid({ error: invalid })
      .nullish()
      .transform((id) => id ?? null)
      .describe('Left out: everyone.'),
    reason: paragraphsSchema({ longest: 500 })
      .nullish()
      .transform((reason) => reason ?? '')
      .describe('Shown to the people whom it keeps from leave.'),
  })
  .refine(({ from, to }) => to >= from, { error: endBeforeStart, path: ['to'] });

const teamName = z.object({ id: z.uuid(), name: z.string() });

export const coverageSchema = z.object({
  minimum: z.int().nullable().describe('How many of the whole organisation must be in; null for no minimum.'),
  people: z.int().describe('How many people the organisation has.'),
  teams: z.array(
    teamName.extend({
      color: z.string(),
      minimum: z.int().nullable(),
      people: z.int().describe('Its members and its manager.'),
    }),
  ),
  blackouts: z.array(blackoutSchema).describe('In order of their first day, past ones included.'),
});

const idParams = z.object({ id: z.uuid() });

export const coverageEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/coverage',
    access: 'session',
    scope: 'organization.read',
    summary:
      'How many must be in and when nobody may be on leave: of the organisation, and of the teams that the reader may see.',
    shows: ['coverage', 'people', 'teams', 'delegations'],
    response: coverageSchema,
  },
  foresee: {
    method: 'GET',
    path: '/coverage/shortages',
    access: 'session',
    scope: 'leave-request.read-all',
    summary:
      'Days of at most 400 on which approved leave leaves fewer people than the minimum, of the organisation or of a team. For privileged people.',
    query: z.object(rangeFields).check(checkRange),
    heavy: 'crowd',
    shows: ['coverage', 'leave-requests', 'people', 'teams', 'organization', 'leave-rules'],
    response: z.array(foreseenShortageSchema),
    errors: ['validation_failed', 'forbidden'],
  },
  setMinimum: {
    method: 'PUT',
    path: '/coverage/minimum',
    access: 'session',
    scope: 'coverage.set',
    summary: 'Set how many of the whole organisation must be in. For admins.',
    body: minimumFormSchema,
    changes: ['coverage', 'audit-log'],
    response: coverageSchema,
    errors: ['validation_failed', 'forbidden'],
  },
  setTeamMinimum: {
    method: 'PUT',
    path: '/coverage/teams/{id}/minimum',
    access: 'session',
    scope: 'coverage.set-for-team',
    summary: 'Set how many of a team must be in. For those who manage teams.',
    params: idParams,
    body: minimumFormSchema,
    changes: ['coverage', 'audit-log'],
    response: coverageSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  createBlackout: {
    method: 'POST',
    path: '/coverage/blackouts',
    access: 'session',
    scope: 'coverage.set-for-team',
    summary:
      'Name a period without leave: of the organisation for admins, of a team for those who manage teams.',
    body: blackoutFormSchema,
    changes: ['coverage', 'audit-log'],
    response: blackoutSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'list_full'],
  },
  updateBlackout: {
    method: 'PUT',
    path: '/coverage/blackouts/{id}',
    access: 'session',
    scope: 'coverage.set-for-team',
    summary: 'Change a period without leave. What was approved before stays approved.',
    params: idParams,
    body: blackoutFormSchema,
    changes: ['coverage', 'audit-log'],
    response: blackoutSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  deleteBlackout: {
    method: 'DELETE',
    path: '/coverage/blackouts/{id}',
    access: 'session',
    scope: 'coverage.set-for-team',
    summary: 'Take back a period without leave.',
    params: idParams,
    changes: ['coverage', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  },
});
