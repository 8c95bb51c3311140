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

export const bridgeSchema = z.object({
  startDate: shownDaySchema,
  endDate: shownDaySchema,
  cost: z.number().describe('In days of paid leave, to the half-day.'),
  restFrom: shownDaySchema.describe('The first day off of the whole rest, weekends and holidays included.'),
  restTo: shownDaySchema.describe('The last one.'),
  restDays: z.int(),
  holidays: z.array(z.string()).describe('The public holidays that make it, by name.'),
});

const whose = z
  .uuid({ error: 'invalid' })
  .optional()
  .describe('Whose leave it is, when it is not one’s own.');

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
    heavy: 'crowd',
    summary:
      'What each of at most 400 days holds for someone who is about to ask for leave: work, holidays, own absences, colleagues away, days without leave.',
    query: z
      .object({
        ...rangeFields,
        userId: whose,
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
  bridges: {
    method: 'GET',
    path: '/leave-planning/bridges',
    access: 'session',
    scope: ['leave-request.file', 'leave-request.record'],
    heavy: 'crowd',
    summary:
      'The cheapest bridges of the coming year: a few days of paid leave between days off, within the balance and what the teams can spare.',
    query: z.object({ userId: whose }),
    untilWritten: true,
    shows: [...shows, 'balances'],
    response: z.object({
      unit: z.enum(['ouvres', 'ouvrables']).describe('What the cost is counted in.'),
      bridges: z.array(bridgeSchema).describe('In order of their dates.'),
    }),
    errors: ['forbidden', 'not_found'],
  },
});
