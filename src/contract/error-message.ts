import { z } from 'zod';

/**
 * What a failure says. Apart from the list of codes, which no page needs: one that an open page does not know yet is
 * told in the sentence that comes with it.
 */
export const errorMessageSchema = z.object({
  error: z.string().describe("One sentence in the caller's language, fit to be shown."),
  code: z.string(),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('One sentence for each field that was refused; a row of a list by its place: users.2.email.'),
  details: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('The figures that the sentence speaks of, such as seats, and where to go next.'),
  more: z
    .array(z.string())
    .optional()
    .describe('The other reasons for the same refusal, a sentence each, in the order in which they count.'),
});
