import { z } from 'zod';
import { checkRange, rangeFields } from './calendar-range.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';

export const calendarHolidaySchema = z.object({
  date: z.iso.date(),
  name: z.string().describe('In the language of the caller.'),
  worked: z.boolean().describe('The organisation works on it.'),
});

export const calendarEndpoints = defineEndpoints({
  holidays: {
    method: 'GET',
    path: '/calendar/holidays',
    access: 'session',
    summary: 'Public holidays of at most 400 days, by the settings in force on each of them.',
    query: z.object(rangeFields).check(checkRange),
    response: z.array(calendarHolidaySchema),
    errors: ['validation_failed'],
  },
  filters: {
    method: 'GET',
    path: '/calendar/filters',
    access: 'session',
    summary: 'The teams and the people that the calendar can be narrowed to, by name.',
    response: z.object({
      teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
      people: z.array(personBadgeSchema),
    }),
  },
});
