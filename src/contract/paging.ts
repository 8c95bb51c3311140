import { z } from 'zod';
import { instantThat } from './days.ts';

/** The rows of one answer, unless fewer are asked for. No list answers more at once, however long it is. */
export const rowsPerPage = 500;

/** The query of a list. The Link header of an answer (rel="next") leads to what follows; without one that was all. */
export function pagingUpTo(rows: number) {
  return {
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(rows)
      .default(rows)
      .describe('How many at most; what follows is where the Link header (rel="next") leads.'),
    cursor: z.uuid().optional().describe('The id of the last one of the page before.'),
  };
}

export const paging = pagingUpTo(rowsPerPage);
export const pagingSchema = z.object(paging);

/** For programs that keep a copy. */
export const updatedSince = {
  updatedSince: instantThat(
    'Only what changed at this moment or later, in the order of changing. Begin a little before the last moment you were told: what was being written then comes after it.',
  )
    .transform((text) => new Date(text).toISOString())
    .optional(),
};

export type Paging = z.output<typeof pagingSchema>;
