import { z } from 'zod';
import { type ErrorCode, type ErrorKind, errorCodes, errorKinds } from '#domain/refusals/error-code.ts';

const statusOf: Readonly<Record<ErrorKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  unpaid: 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  unfit: 422,
  'too-many': 429,
  broken: 500,
  away: 503,
};

/** The HTTP status of every failure that can cross the wire. Its sentences are `src/words`. */
export function errorStatus(code: ErrorCode): number {
  return statusOf[errorKinds[code]];
}

export const errorBodySchema = z.object({
  error: z.string().describe("One sentence in the caller's language, fit to be shown."),
  code: z.enum(errorCodes),
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

export type ErrorBody = z.infer<typeof errorBodySchema>;
