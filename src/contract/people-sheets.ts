import { z } from 'zod';
import { departureReasons } from '#domain/members/departure.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { changePreviewSchema } from './change-preview.ts';
import { daySchema, dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema, userSchema } from './people.ts';
import { rightsFactsFormSchema, rightsFactsSchema } from './rights-facts.ts';
import { filledParagraphsSchema } from './texts.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';
const endBeforeStart: FieldProblem = 'end_before_start';
const daysUnfit: FieldProblem = 'days_unfit';

const idParams = z.object({ id: z.uuid() });
const halves = z.array(z.enum(['am', 'pm'], { error: invalid })).max(2, invalid);

/** Half-days worked on each weekday, 1 being Monday; a day left out is not worked. */
const weekSchema = z.partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), halves);

const alternatingWeeks = z
  .array(weekSchema, { error: invalid })
  .max(11, invalid)
  .describe('Weeks that follow before `days` comes round again: with one, two weeks alternate.');

export const workingPatternFormSchema = z.object({
  effectiveFrom: daySchema,
  days: weekSchema.describe('The week that holds `effectiveFrom`.'),
  alternatingWeeks: alternatingWeeks.default([]),
});

const patternSchema = z.object({
  effectiveFrom: shownDaySchema,
  days: weekSchema.describe('The week that holds `effectiveFrom`.'),
  alternatingWeeks,
});

export const employmentFormSchema = z
  .object({
    from: daySchema,
    to: dayThat('Last day of the contract.').nullable().default(null),
  })
  .refine(({ from, to }) => to === null || to >= from, { error: endBeforeStart, path: ['to'] });

export const adjustmentFormSchema = z.object({
  counter: z.string({ error: required }).min(1, required).max(60, invalid),
  days: z
    .number({ error: daysUnfit })
    .min(-366, daysUnfit)
    .max(366, daysUnfit)
    .refine((days) => days !== 0 && Number.isInteger(Math.round(days * 1e6) / 1e4), daysUnfit)
    .describe('Added when positive, taken away when negative; two decimals at most.'),
  date: daySchema,
  reason: filledParagraphsSchema(500),
});

export const personSheetSchema = z.object({
  user: userSchema,
  employment: z.object({ from: shownDaySchema, to: shownDaySchema.nullable(), known: z.boolean() }),
  patterns: z.array(patternSchema).describe('First to last; the first also holds before its day.'),
  teams: z.array(personBadgeSchema),
  mailRefusedAt: z.iso
    .datetime()
    .nullable()
    .describe('Since when mails to the address are refused, for those who may see the list of people.'),
  rightsFacts: rightsFactsSchema
    .nullable()
    .describe('Null for readers who are neither the person nor an admin.'),
  departure: z
    .object({ lastDay: shownDaySchema, reason: z.enum(departureReasons).nullable() })
    .nullable()
    .describe('A departure that was recorded; the end of a contract alone is none.'),
  may: z.object({ editEmployment: z.boolean(), adjust: z.boolean(), editRightsFacts: z.boolean() }),
});

export const peopleSheetsEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/users/{id}',
    access: 'session',
    scope: 'balance.read',
    looks: 'sheet',
    heavy: 'person',
    summary:
      'A person’s dates, working weeks and teams: one’s own, or those of someone whose leave one may decide.',
    params: idParams,
    shows: ['people', 'teams', 'balances', 'leave-requests', 'leave-rules'],
    response: personSheetSchema,
    errors: ['not_found'],
  },
  setEmployment: {
    method: 'PUT',
    path: '/users/{id}/employment',
    access: 'session',
    scope: 'employment.edit',
    heavy: 'person',
    summary: 'Say when a person came and, if so, when they leave. What was earned is corrected.',
    params: idParams,
    body: employmentFormSchema,
    changes: ['people', 'balances', 'leave-requests', 'audit-log'],
    response: personSheetSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'departure_recorded'],
  },
  setRightsFacts: {
    method: 'PUT',
    path: '/users/{id}/rights-facts',
    access: 'session',
    scope: 'never',
    heavy: 'person',
    summary:
      'Birth date, dependent children, seniority date and payroll number. For admins; what was earned is corrected.',
    params: idParams,
    body: rightsFactsFormSchema,
    changes: ['people', 'balances', 'audit-log'],
    response: personSheetSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'payroll_number_taken'],
  },
  previewWorkingPattern: {
    method: 'POST',
    path: '/users/{id}/working-pattern/preview',
    access: 'session',
    scope: 'employment.edit',
    idempotency: 'needless',
    unpaid: 'allowed',
    heavy: 'person',
    summary: 'What another working week would change, booked leave included. Changes nothing.',
    params: idParams,
    body: workingPatternFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: changePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'working_week_unfit'],
  },
  setWorkingPattern: {
    method: 'PUT',
    path: '/users/{id}/working-pattern',
    access: 'session',
    scope: 'employment.edit',
    heavy: 'person',
    summary: 'Another working week from a day on; booked leave is recounted and the person told.',
    params: idParams,
    body: workingPatternFormSchema,
    changes: ['people', 'balances', 'leave-requests', 'audit-log'],
    response: personSheetSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'working_week_unfit', 'list_full'],
  },
  adjust: {
    method: 'POST',
    path: '/users/{id}/adjustments',
    access: 'session',
    scope: 'balance.adjust',
    heavy: 'person',
    summary:
      'Add or take away days of a counter, with a reason. For managers and admins, for those below them.',
    params: idParams,
    body: adjustmentFormSchema,
    changes: ['balances', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['validation_failed', 'forbidden', 'not_found', 'list_full'],
  },
});
