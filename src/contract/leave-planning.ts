import { z } from 'zod';
import { HELD_STATUSES } from '#domain/leave-requests/request-states.ts';
import { checkRange, rangeFields } from './calendar-range.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import type { LiveTopic } from './live-topics.ts';

const part = z.enum(['am', 'pm']).nullable().describe('Null for the whole day.');

export const plannedDaySchema = z.object({
  date: shownDaySchema,
  works: z.enum(['none', 'am', 'pm', 'whole']).describe('What the person works on it, absences aside.'),
  holiday: z.string().nullable().describe('The name of the public holiday, if it is one.'),
  own: z.array(z.object({ id: z.uuid(), type: z.string(), status: z.enum(HELD_STATUSES), part })),
  away: z
    .array(z.object({ id: z.uuid(), name: z.string(), status: z.enum(HELD_STATUSES), part }))
    .describe('Colleagues of the same teams who are away, as far as the reader may know.'),
  closed: z
    .array(
      z.object({
        kind: z
          .enum(['blackout', 'closing', 'minimum'])
          .describe('A period without leave, a closing, or too few people left without the person.'),
        name: z.string(),
      }),
    )
    .describe('What speaks against leave on that day.'),
});

const shows = [
  'leave-requests',
  'people',
  'teams',
  'organization',
  'leave-rules',
  'delegations',
  'coverage',
] as const satisfies readonly LiveTopic[];

export const leavePlanningEndpoints = defineEndpoints({
  days: {
    method: 'GET',
    path: '/leave-planning/days',
    access: 'session',
    scope: ['leave-request.file', 'leave-request.record'],
    summary:
      'What each of at most 400 days holds for someone who is about to ask for leave: work, holidays, own absences, colleagues away, days without leave.',
    query: z
      .object({
        ...rangeFields,
        userId: z
          .uuid({ error: 'invalid' })
          .optional()
          .describe('Whose leave it is, when it is not one’s own.'),
        type: z
          .string()
          .max(60)
          .optional()
          .describe('Of which type it would be: what the law grants knows no days without leave.'),
      })
      .check(checkRange),
    untilWritten: true,
    shows,
    response: z.array(plannedDaySchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
