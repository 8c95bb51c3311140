import { z } from 'zod';

/** Every failure that can cross the wire, with its HTTP status. Sentences stand in error-sentences.ts. */
export const errorStatus = {
  malformed_request: 400,
  validation_failed: 400,
  unauthenticated: 401,
  magic_link_invalid: 401,
  forbidden: 403,
  not_found: 404,
  email_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorBodySchema = z.object({
  error: z.string().describe("One sentence in the caller's language, fit to be shown."),
  code: z.enum(errorCodes),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('One sentence for each field that was refused.'),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
