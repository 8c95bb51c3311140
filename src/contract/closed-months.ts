import { z } from 'zod';

/** A month in an answer. */
const monthSchema = z.string().meta({ examples: ['2026-10'] });

/** J10: told before a closed pay month changes. */
export const closedMonthsSchema = z
  .array(
    z.object({
      months: z.array(monthSchema),
      carriedTo: monthSchema
        .nullable()
        .describe('The month that bears the difference; null where it is too long ago (rule J3).'),
      paidIn: monthSchema.nullable().describe('The month whose pay bears it (rule J11).'),
      sentence: z.string().describe('In the language of the caller.'),
    }),
  )
  .describe('Closed pay months that the change touches (rule J10).');
