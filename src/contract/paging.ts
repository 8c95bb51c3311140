import { z } from 'zod';

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

export type Paging = z.output<typeof pagingSchema>;
