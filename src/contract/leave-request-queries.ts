import { z } from 'zod';
import { dayThat } from './days.ts';
import { requestStatusSchema } from './leave-request-views.ts';
import { pagingUpTo } from './paging.ts';

/** What is not said is no. */
export const yes = z.enum(['true', 'false']).optional();

/** A month of a thousand people; its rows are small. */
export const calendarPaging = pagingUpTo(3_000);

/** What lists of requests are narrowed by. */
export const filters = {
  status: requestStatusSchema.optional(),
  from: dayThat('Only absences that end on this day or later.').optional(),
  to: dayThat('Only absences that start on this day or earlier.').optional(),
};
