import { z } from 'zod';
import { type ErrorCode, errorCodes } from '#domain/refusals/error-code.ts';

/** Every failure that can cross the wire, with its HTTP status. Its sentences are `src/words`. */
export const errorStatus = {
  malformed_request: 400,
  validation_failed: 400,
  webhook_refused: 400,
  unauthenticated: 401,
  magic_link_invalid: 401,
  subscription_required: 402,
  forbidden: 403,
  confirmation_required: 403,
  own_request: 403,
  not_found: 404,
  email_taken: 409,
  account_elsewhere: 409,
  other_session_open: 409,
  seat_limit_reached: 409,
  seats_in_use: 409,
  trial_seats_limit: 409,
  already_subscribed: 409,
  subscription_not_active: 409,
  subscription_not_cancelled: 409,
  checkout_closed: 409,
  last_admin: 409,
  already_joined: 409,
  overlapping_absence: 409,
  already_decided: 409,
  changed_meanwhile: 409,
  delegation_overlaps: 409,
  not_the_last_change: 409,
  already_undone: 409,
  already_sent: 409,
  type_name_taken: 409,
  too_many_feeds: 409,
  idempotency_key_busy: 409,
  idempotent_answer_sealed: 409,
  mail_link_invalid: 410,
  newsletter_link_invalid: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  self_removal: 422,
  manager_unfit: 422,
  beyond_balance: 422,
  not_employed_then: 422,
  blackout_period: 422,
  override_reason_required: 422,
  idempotency_key_reused: 422,
  delegate_unfit: 422,
  settings_below_law: 422,
  working_week_unfit: 422,
  import_has_problems: 422,
  type_fixed: 422,
  card_refused: 422,
  too_heavy: 422,
  too_many_requests: 429,
  invitation_just_sent: 429,
  too_many_invitations: 429,
  internal: 500,
  unavailable: 503,
  too_busy: 503,
  payments_unavailable: 503,
  payment_provider_down: 503,
} as const satisfies Record<ErrorCode, number>;

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
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
