import { z } from 'zod';
import { shownDaySchema } from './days.ts';
import { personBadgeSchema } from './people.ts';

/** What a change would do to one person. */
export const personChangeSchema = z.object({
  user: personBadgeSchema,
  balances: z.array(
    z.object({ counter: z.string(), label: z.string(), before: z.number(), after: z.number() }),
  ),
  bookings: z.array(
    z.object({
      requestId: z.uuid(),
      startDate: shownDaySchema,
      endDate: shownDaySchema,
      before: z.number(),
      after: z.number(),
    }),
  ),
  why: z.array(z.string()).describe('One sentence for each line that would be added.'),
});

export const changePreviewSchema = z.object({
  peopleLookedAt: z.int(),
  people: z.array(personChangeSchema).describe('Those it touches.'),
});
