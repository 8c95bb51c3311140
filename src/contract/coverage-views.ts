import { z } from 'zod';
import { shownDaySchema } from './days.ts';

const teamName = z.object({ id: z.uuid(), name: z.string() });

export const blackoutSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  from: shownDaySchema,
  to: shownDaySchema.describe('Included.'),
  team: teamName.nullable().describe('Null for the whole organisation.'),
  reason: z.string(),
});

const minimumDays = {
  team: teamName.nullable().describe('Null for the whole organisation.'),
  minimum: z.int(),
  days: z.array(
    z.object({
      date: shownDaySchema,
      half: z.enum(['am', 'pm']).nullable().describe('Null for both.'),
      present: z.int().describe('How many would be left.'),
    }),
  ),
};

/** Days on which leave that is granted already leaves too few people. */
export const foreseenShortageSchema = z.object(minimumDays);

const shortageSchema = z.object({
  ...minimumDays,
  withPending: z
    .boolean()
    .describe('True for what requests that still wait would add, told to those who may read them.'),
  sentence: z.string().describe('In the language of the caller.'),
});

/** What an absence means for those who stay, as far as the reader may know. */
export const coverageCheckSchema = z.object({
  shortages: z
    .array(shortageSchema)
    .describe('Days on which fewer than the minimum would be left: a warning.'),
  blackouts: z
    .array(blackoutSchema.extend({ sentence: z.string() }))
    .describe('Blackout periods in its way: filing is refused, granting it takes a reason.'),
});
