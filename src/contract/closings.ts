import { z } from 'zod';
import { SHORTAGES } from '#domain/closings/closing.ts';
import { HELD_STATUSES } from '#domain/leave-requests/request-states.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { closedMonthsSchema } from './closed-months.ts';
import { daySchema, dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { requestStatusSchema } from './leave-request-views.ts';
import type { LiveTopic } from './live-topics.ts';
import { paging, pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema, lineSchema, paragraphsSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const required: FieldProblem = 'required';
const endBeforeStart: FieldProblem = 'end_before_start';
const halfDaysEmpty: FieldProblem = 'half_days_empty';
const noUser: FieldProblem = 'no_user';
const tooMany: FieldProblem = 'too_many_users';

const halfSchema = z.enum(['am', 'pm'], { error: invalid });
const ids = (most: number) =>
  z
    .array(z.uuid({ error: invalid }), { error: invalid })
    .max(most, tooMany)
    .default([])
    .transform((list) => [...new Set(list)]);
const typeId = z
  .string({ error: required })
  .min(1, required)
  .max(60, 'type_unknown' satisfies FieldProblem);
const freeText = paragraphsSchema({ longest: 500 })
  .nullish()
  .transform((text) => text ?? '');

const closingForm = z.object({
  name: filledLineSchema(80),
  startDate: daySchema,
  startHalf: halfSchema.default('am').describe('`pm`: the company closes at noon.'),
  endDate: dayThat('Last day, included.'),
  endHalf: halfSchema.default('pm').describe('`am`: it opens again at noon.'),
  everyone: z.boolean({ error: required }),
  teamIds: ids(500).describe('Teams that it concerns: their members and their managers.'),
  userIds: ids(1000).describe('People whom it concerns besides.'),
  exceptIds: ids(1000).describe('People whom it does not concern after all.'),
  types: z
    .array(typeId, { error: invalid })
    .max(5, invalid)
    .describe(
      'Types whose counters pay, in this order: each as far as its balance goes, then the next. None: nobody pays.',
    ),
  whenShort: z
    .enum(SHORTAGES, { error: invalid })
    .describe(
      'For days that no counter can pay: the last one pays in advance, an absence of another type is recorded, or nothing is.',
    ),
  otherType: typeId
    .nullish()
    .transform((id) => id ?? null)
    .describe('The type that no counter pays for, with `other-type`.'),
  reason: freeText.describe('Shown to the people whom it concerns.'),
  consultedOn: daySchema
    .nullish()
    .transform((day) => day ?? null)
    .describe('When the works council (CSE) was consulted, if it was.'),
  consultation: freeText.describe('What there is to note of that consultation.'),
});

type Dates = Pick<z.output<typeof closingForm>, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;
type Scope = Pick<z.output<typeof closingForm>, 'everyone' | 'teamIds' | 'userIds'>;
const inOrder = ({ startDate, endDate }: Dates): boolean => endDate >= startDate;
const isSomeTime = ({ startDate, startHalf, endDate, endHalf }: Dates): boolean =>
  !(startDate === endDate && startHalf === 'pm' && endHalf === 'am');
const isSomeone = ({ everyone, teamIds, userIds }: Scope): boolean =>
  everyone || teamIds.length + userIds.length > 0;

export const closingFormSchema = closingForm
  .refine(inOrder, { error: endBeforeStart, path: ['endDate'] })
  .refine(isSomeTime, { error: halfDaysEmpty, path: ['endHalf'] })
  .refine(isSomeone, { error: noUser, path: ['userIds'] });

const applyFormSchema = closingForm
  .extend({
    fingerprint: lineSchema({ longest: 64 })
      .optional()
      .describe('Of the dry run that was read: refused when the outcome would be another one by now.'),
  })
  .refine(inOrder, { error: endBeforeStart, path: ['endDate'] })
  .refine(isSomeTime, { error: halfDaysEmpty, path: ['endHalf'] })
  .refine(isSomeone, { error: noUser, path: ['userIds'] });

const period = {
  startDate: shownDaySchema,
  startHalf: z.enum(['am', 'pm']),
  endDate: shownDaySchema,
  endHalf: z.enum(['am', 'pm']),
};

/** What a closing would record for one person. */
export const personClosingSchema = z.object({
  user: personBadgeSchema,
  parts: z.array(
    z.object({
      type: z.string(),
      ...period,
      days: z.number().describe('What it costs, to the half-day.'),
      balance: z
        .object({ counter: z.string(), label: z.string(), before: z.number(), after: z.number() })
        .nullable()
        .describe('On its last day, without it and with it; null for what no counter pays for.'),
    }),
  ),
  covered: z
    .array(z.object({ type: z.string(), status: z.enum(HELD_STATUSES), ...period, days: z.number() }))
    .describe('Absences that hold some of the days already, and how many days of work.'),
  leftDays: z.number().describe('Days of work for which nothing is recorded.'),
  warnings: z.array(z.object({ rule: z.string().nullable(), sentence: z.string() })),
});

export const closingPreviewSchema = z.object({
  people: z.array(personClosingSchema).describe('Everyone whom it concerns, by name.'),
  totals: z.object({
    people: z.int(),
    requests: z.int(),
    byType: z.array(z.object({ type: z.string(), days: z.number() })),
    warned: z.int().describe('People about whom there is a warning.'),
  }),
  closedMonths: closedMonthsSchema,
  fingerprint: z.string().describe('Names this outcome, for applying it and no other.'),
});

export const closingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ...period,
  everyone: z.boolean(),
  teams: z.array(personBadgeSchema),
  users: z.array(personBadgeSchema),
  exceptions: z.array(personBadgeSchema),
  types: z.array(z.string()),
  whenShort: z.enum(SHORTAGES),
  otherType: z.string().nullable(),
  reason: z.string(),
  consultedOn: shownDaySchema.nullable(),
  consultation: z.string(),
  appliedAt: z.iso.datetime(),
  appliedBy: personBadgeSchema,
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: personBadgeSchema.nullable(),
  people: z.int().describe('How many it was applied to.'),
  requests: z.int().describe('Absences that it recorded and that still hold.'),
});

export const closingPageSchema = closingSchema.extend({
  rows: z.array(
    z.object({
      user: personBadgeSchema,
      parts: z.array(
        z.object({
          requestId: z.uuid(),
          type: z.string(),
          ...period,
          days: z.number(),
          status: requestStatusSchema,
        }),
      ),
      leftDays: z.number().describe('Days of work for which nothing was recorded.'),
    }),
  ),
  toAdd: z
    .array(personBadgeSchema)
    .describe('Whom it has come to concern since it was applied, until it is over.'),
  closedMonths: closedMonthsSchema,
});

const idParams = z.object({ id: z.uuid() });
const recorded = ['coverage', 'leave-requests', 'balances', 'audit-log'] as const satisfies LiveTopic[];
const listed = ['coverage', 'leave-requests', 'people', 'teams'] as const satisfies LiveTopic[];

export const closingsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/closings',
    access: 'session',
    scope: 'closing.manage',
    summary: 'Closings of the company, those that were undone among them, latest first. For admins.',
    query: pagingSchema,
    shows: listed,
    response: z.array(closingSchema),
    errors: ['validation_failed', 'forbidden', 'changed_meanwhile'],
  },
  calendar: {
    method: 'GET',
    path: '/closings/calendar',
    access: 'session',
    scope: 'calendar.read',
    summary: 'When the company is closed, as far as it concerns the reader.',
    query: z.object({
      from: dayThat('Only closings that end on this day or later.').optional(),
      to: dayThat('Only closings that start on this day or earlier.').optional(),
      ...paging,
    }),
    shows: ['coverage'],
    response: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        ...period,
        everyone: z.boolean().describe('False where it concerns some people only.'),
      }),
    ),
    errors: ['validation_failed', 'changed_meanwhile'],
  },
  read: {
    method: 'GET',
    path: '/closings/{id}',
    access: 'session',
    scope: 'closing.manage',
    summary: 'One closing with the leave of everyone, and who could be added. For admins.',
    params: idParams,
    shows: [...listed, 'payroll'],
    response: closingPageSchema,
    errors: ['forbidden', 'not_found'],
  },
  preview: {
    method: 'POST',
    path: '/closings/preview',
    access: 'session',
    scope: 'closing.manage',
    idempotency: 'needless',
    heavy: true,
    unpaid: 'allowed',
    summary:
      'Dry run: what a closing would record for everyone whom it concerns. Changes nothing. For admins.',
    body: closingFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'teams', 'leave-rules', 'organization', 'payroll'],
    response: closingPreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  apply: {
    method: 'POST',
    path: '/closings',
    access: 'session',
    scope: 'closing.manage',
    heavy: true,
    summary:
      'Apply a closing: approved leave is recorded for everyone at once or for nobody, and each is told. For admins.',
    body: applyFormSchema,
    changes: recorded,
    response: closingPageSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'preview_outdated'],
  },
  addPeople: {
    method: 'POST',
    path: '/closings/{id}/people',
    access: 'session',
    scope: 'closing.manage',
    heavy: true,
    summary: 'Apply it to those whom it has come to concern since. For admins.',
    params: idParams,
    changes: recorded,
    response: closingPageSchema,
    errors: ['forbidden', 'not_found', 'closing_undone'],
  },
  undo: {
    method: 'POST',
    path: '/closings/{id}/undo',
    access: 'session',
    scope: 'closing.manage',
    heavy: true,
    summary:
      'Undo a closing: all leave that it recorded is cancelled, every balance is what it was, each is told. For admins.',
    params: idParams,
    changes: recorded,
    response: closingPageSchema,
    errors: ['forbidden', 'not_found', 'closing_undone'],
  },
});
