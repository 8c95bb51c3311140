import { z } from 'zod';
import { type ErrorCode, type ErrorKind, errorCodes, errorKinds } from '#domain/refusals/error-code.ts';
import { errorMessageSchema } from './error-message.ts';

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

/** What a failure says, with the codes there are. */
export const errorBodySchema = errorMessageSchema.extend({ code: z.enum(errorCodes) });

export type ErrorBody = z.infer<typeof errorBodySchema>;
