import { z } from 'zod';
import { FIRST_DAY, LAST_DAY } from '#domain/calendar/calendar-bounds.ts';
import { eachText, type RequestField } from '#domain/leave-requests/request-fields.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { filledParagraphsSchema, paragraphsSchema } from './texts.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const dateInvalid: FieldProblem = 'date_invalid';

const longestText = 2000;

/** A plain date or an ISO timestamp; which day an instant is depends on the organisation's time zone. */
const leaveDateSchema = z
  .string({ error: required })
  .trim()
  .min(1, required)
  .max(40, dateInvalid)
  .meta({ examples: ['2026-07-06', '2026-07-06T00:00:00.000Z'] })
  .describe(`A day from ${FIRST_DAY} to ${LAST_DAY}, or an instant that falls on one.`);

const halfSchema = z.enum(['am', 'pm'], { error: invalid });

const freeText = paragraphsSchema({ longest: longestText });

/** Why a request is refused, or an approved one taken back. */
export const reasonSchema = filledParagraphsSchema(longestText);

const overrideReason = freeText
  .nullish()
  .transform((reason) => reason || null)
  .describe('Why it is granted in spite of a blackout period, for those who may decide.');

const typeIdSchema = z
  .string({ error: required })
  .min(1, required)
  .max(60, 'type_unknown' satisfies FieldProblem)
  .meta({ examples: ['vacation', 'sick', 'personal', 'other'] })
  .describe('One of the four that every organisation has, or the id of one of its own.');

/** Whole days unless a half is named. */
const sentContent = {
  type: typeIdSchema,
  startDate: leaveDateSchema,
  endDate: leaveDateSchema,
  startHalf: halfSchema.default('am').describe('`pm`: the leave starts at noon.'),
  endHalf: halfSchema.default('pm').describe('`am`: the leave ends at noon.'),
  ...eachText(() => freeText.nullish().transform((said) => said ?? '')),
} satisfies Record<RequestField, z.ZodType>;

/** What the form of a request sends. */
export const requestFormSchema = z.object({
  ...sentContent,
  userId: z.uuid({ error: invalid }).optional().describe('Whose leave it is, when it is not one’s own.'),
  overrideReason,
});

/** Which version of the request was on screen; left out, whatever stands now is meant. */
export const decisionSchema = z.object({ version: z.int().min(1).optional() });

export const approveFormSchema = decisionSchema.extend({ overrideReason });

export const rejectFormSchema = decisionSchema.extend({ reason: reasonSchema });

export const cancelFormSchema = decisionSchema.extend({
  reason: freeText.nullish().transform((reason) => reason || null),
});

const token = z.string({ error: invalid }).max(200, invalid);

export const mailTokenSchema = z.object({ token });

export const mailDecisionFormSchema = z
  .object({
    token,
    decision: z.enum(['approve', 'reject'], { error: invalid }),
    version: z.int({ error: invalid }).min(1, invalid).describe('The version that the page showed.'),
    reason: freeText.nullish().transform((reason) => reason || null),
    overrideReason,
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== null, {
    error: required,
    path: ['reason'],
  });

/** Dates that cannot be read are told by field: the server knows the time zone, the form uses plain dates. */
export const unreadableDate = dateInvalid;

/** What whoever decides may be refused for. */
export const decisionErrors = [
  'validation_failed',
  'forbidden',
  'own_request',
  'not_found',
  'already_decided',
  'changed_meanwhile',
] as const satisfies readonly ErrorCode[];
