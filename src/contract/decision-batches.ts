import { z } from 'zod';
import { MOST_DECISIONS } from '#domain/leave-requests/decision-batch.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { closedMonthsSchema } from './closed-months.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { paragraphsSchema } from './texts.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';

/** Far more than is taken, so that too many is told in a sentence and not as a list that cannot be read. */
const longestList = 1000;

const about = z
  .enum(['leave', 'cancellation'], { error: invalid })
  .describe('Leave that waits, or cancellations that were asked for: never both at once.');
const decision = z.enum(['approve', 'reject'], { error: invalid });

const batchFormSchema = z
  .object({
    about,
    decision,
    reason: paragraphsSchema({ longest: 2000 })
      .nullish()
      .transform((reason) => reason || null)
      .describe('Read by everyone whose request is refused.'),
    requests: z
      .array(
        z.object({
          id: z.uuid({ error: invalid }),
          version: z.int().min(1).optional().describe('Which version was on screen.'),
        }),
        { error: required },
      )
      .min(1, required)
      .max(longestList, invalid)
      .describe(`At most ${MOST_DECISIONS}.`),
  })
  .refine(({ decision: said, reason }) => said === 'approve' || reason !== null, {
    error: required,
    path: ['reason'],
  });

export const decisionBatchSchema = z.object({
  id: z.uuid(),
  about,
  decision,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable().describe('Null while it is carried out.'),
  undoSeconds: z.int().describe('How long it can still be undone; 0 when it cannot.'),
  total: z.int(),
  decided: z.int(),
  undone: z.int(),
  waiting: z.array(z.uuid()).describe('Requests that are still to be decided.'),
  done: z.int().describe('How many of all are decided or refused.'),
  refused: z
    .array(
      z.object({
        requestId: z.uuid(),
        employeeName: z.string().nullable().describe('Null for a request that nobody here knows.'),
        startDate: shownDaySchema.nullable(),
        endDate: shownDaySchema.nullable(),
        code: z.string(),
        sentence: z.string().describe('Why it was not decided, in the language of the caller.'),
      }),
    )
    .describe('What could not be decided, in the order in which it was named.'),
});

const previewFormSchema = z.object({
  requests: z
    .array(z.uuid({ error: invalid }), { error: required })
    .min(1, required)
    .max(MOST_DECISIONS, invalid)
    .describe('Requests that are about to be approved, or cancelled.'),
});

const idParams = z.object({ id: z.uuid() });

export const decisionBatchesEndpoints = defineEndpoints({
  create: {
    method: 'POST',
    path: '/leave-requests/decisions',
    access: 'session',
    scope: 'never',
    summary:
      'Decide several requests in one call. Each is checked and decided by itself, also when the caller has gone.',
    body: batchFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: decisionBatchSchema,
    errors: ['validation_failed', 'forbidden', 'too_many_decisions'],
  },
  preview: {
    method: 'POST',
    path: '/leave-requests/decisions/preview',
    access: 'session',
    scope: 'never',
    idempotency: 'needless',
    summary: 'What saying yes to several requests would change that payroll was already told.',
    body: previewFormSchema,
    changes: [],
    response: z.object({
      closedMonths: closedMonthsSchema,
      touching: z.array(z.uuid()).describe('Those of the requests that lie in such months.'),
    }),
    errors: ['validation_failed', 'forbidden'],
  },
  list: {
    method: 'GET',
    path: '/leave-requests/decisions',
    access: 'session',
    scope: 'never',
    summary: 'One’s own decisions on several requests that are under way or were not read yet, latest first.',
    shows: ['leave-requests'],
    response: z.array(decisionBatchSchema),
    errors: ['forbidden'],
  },
  read: {
    method: 'GET',
    path: '/leave-requests/decisions/{id}',
    access: 'session',
    scope: 'never',
    summary: 'How far one’s own decisions on several requests have come, and what could not be decided.',
    params: idParams,
    shows: ['leave-requests'],
    response: decisionBatchSchema,
    errors: ['forbidden', 'not_found'],
  },
  undo: {
    method: 'POST',
    path: '/leave-requests/decisions/{id}/undo',
    access: 'session',
    scope: 'never',
    summary: 'Undo what was just decided together, before anybody is told of it.',
    params: idParams,
    changes: ['leave-requests', 'audit-log'],
    response: decisionBatchSchema,
    errors: ['forbidden', 'not_found', 'undo_too_late'],
  },
  see: {
    method: 'POST',
    path: '/leave-requests/decisions/{id}/seen',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Say that the result was read: it is not told again.',
    params: idParams,
    changes: ['leave-requests'],
    response: decisionBatchSchema,
    errors: ['forbidden', 'not_found'],
  },
});
