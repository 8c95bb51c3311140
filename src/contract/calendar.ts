import { z } from 'zod';
import { checkRange, rangeFields } from './calendar-range.ts';
import { timelineAbsencesSchema, timelinePeopleSchema } from './calendar-timeline.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';

export const calendarHolidaySchema = z.object({
  date: shownDaySchema,
  name: z.string().describe('In the language of the caller.'),
  worked: z.boolean().describe('The organisation works on it.'),
});

export const calendarEndpoints = defineEndpoints({
  holidays: {
    method: 'GET',
    path: '/calendar/holidays',
    access: 'session',
    scope: 'calendar.read',
    summary: 'Public holidays of at most 400 days, by the settings in force on each of them.',
    query: z
      .object({
        ...rangeFields,
        userId: z
          .uuid()
          .optional()
          .describe('Those of a person whose counters one may read; the organisation’s otherwise.'),
      })
      .check(checkRange),
    untilWritten: true,
    shows: ['leave-rules', 'organization', 'people'],
    response: z.array(calendarHolidaySchema),
    errors: ['validation_failed'],
  },
  filters: {
    method: 'GET',
    path: '/calendar/filters',
    access: 'session',
    scope: 'calendar.read',
    summary: 'The teams and the people that the calendar can be narrowed to, by name.',
    untilWritten: true,
    shows: ['people', 'teams', 'leave-rules'],
    response: z.object({
      teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
      people: z.array(personBadgeSchema),
    }),
  },
  people: {
    method: 'GET',
    path: '/calendar/people',
    access: 'session',
    scope: 'calendar.read',
    heavy: 'crowd',
    summary: 'Who is there on some of at most 400 days, by team, and the weeks they work.',
    query: z.object({ ...rangeFields, team: z.uuid().optional() }).check(checkRange),
    untilWritten: true,
    shows: ['people', 'teams', 'leave-rules'],
    response: timelinePeopleSchema,
    errors: ['validation_failed', 'not_found'],
  },
  absences: {
    method: 'GET',
    path: '/calendar/absences',
    access: 'session',
    scope: 'calendar.read',
    heavy: 'crowd',
    summary:
      'Absences of at most 400 days, each person’s together, short enough for a year of a large company. Colleagues without privilege see that someone is away, not why.',
    query: z
      .object({
        ...rangeFields,
        team: z.uuid().optional(),
        user: z.uuid().optional(),
        type: z
          .string()
          .max(60)
          .optional()
          .describe('As the reader is shown it: `absent` is a type for those who may not know more.'),
        pending: z
          .enum(['true', 'false'])
          .optional()
          .describe('Those that are not decided yet as well; without privilege, one’s own.'),
      })
      .check(checkRange),
    untilWritten: true,
    shows: ['leave-requests', 'people', 'teams', 'leave-rules', 'organization'],
    response: timelineAbsencesSchema,
    errors: ['validation_failed', 'not_found'],
  },
});
