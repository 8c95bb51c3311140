import { z } from 'zod';
import { CHECKS } from '#domain/payroll/pay-checks.ts';
import { DIFFERENCE_CAUSES } from '#domain/payroll/pay-differences.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { establishmentQuery, establishmentSchema } from './establishments.ts';
import type { LiveTopic } from './live-topics.ts';
import { pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema, lineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const dateInvalid: FieldProblem = 'date_invalid';

/** `2026-11`, within the years that leave is kept for. */
export const monthSchema = z
  .string({ error: dateInvalid })
  .regex(/^(19[7-9]\d|20\d\d)-(0[1-9]|1[0-2])$/, dateInvalid)
  .meta({ examples: ['2026-11'] });

export const monthParams = z.object({ month: monthSchema });
export const ofEstablishment = z.object(establishmentQuery);
const linePaging = pagingSchema.extend({
  ...establishmentQuery,
  cursor: z
    .string()
    .max(60)
    .optional()
    .describe(
      'As the `Link` header of the page before says it; the `requestId` of its last line will do as well.',
    ),
});

/** The place of a line among those of its month: an absence has several where a stop gives days of it back. */
export function lineCursor(line: {
  readonly requestId: string;
  readonly startDate: string;
  readonly startHalf: string;
}): string {
  return `${line.requestId}@${line.startDate}${line.startHalf}`;
}

const half = z.enum(['am', 'pm']);

const payLineSchema = z.object({
  requestId: z.uuid(),
  user: personBadgeSchema,
  payrollNumber: z.string().nullable(),
  type: z.string().describe('Id of the type of absence.'),
  typeName: z.string(),
  code: z.string().nullable().describe('Of the payroll program; null where nobody has set one.'),
  dsnReason: z.string().nullable(),
  startDate: shownDaySchema.describe('First day within the month.'),
  startHalf: half,
  endDate: shownDaySchema.describe('Last day within the month.'),
  endHalf: half,
  openDays: z.number().describe('Jours ouvrés that fall into the month.'),
  workingDays: z.number().describe('Jours ouvrables that fall into the month.'),
  calendarDays: z.number(),
});

const differenceSchema = payLineSchema.extend({
  month: monthSchema.describe('The closed month that it corrects.'),
  sign: z.union([z.literal(-1), z.literal(1)]).describe('-1: to take back. 1: not known to payroll yet.'),
  cause: z
    .enum(DIFFERENCE_CAUSES)
    .describe('Told after closing, cancelled since, other dates or type, or counted otherwise.'),
});

const checkSchema = z.object({
  kind: z.enum(CHECKS),
  count: z.int().min(1),
  some: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('The first of them: requests, people or types.'),
});

const stateSchema = z.object({
  month: monthSchema,
  paidIn: monthSchema.describe('The month whose pay bears its absences (rule J11).'),
  state: z.enum(['open', 'closed']),
  closedAt: z.iso.datetime().nullable(),
  closedBy: personBadgeSchema.nullable(),
});

const payMonthSchema = stateSchema.extend({
  establishment: establishmentSchema.nullable().describe('Null for everyone.'),
  closedForAll: z.boolean().describe('It was closed for everyone at once (rule J24).'),
  canClose: z.boolean().describe('It is the next one, and has begun (rule J2).'),
  canReopen: z.boolean().describe('It is the latest that is closed (rule J4).'),
  checklist: z.array(checkSchema).describe('What is missing; empty for a closed month.'),
  totals: z
    .object({ lines: z.int(), differences: z.int() })
    .describe('Of the whole month, however many of its lines are in this answer.'),
  lines: z
    .array(payLineSchema)
    .describe('By person and day, at most `limit`; a request has one line in a month.'),
  differences: z.array(differenceSchema).describe('What changed in months closed before (rule J3).'),
});

const codeSchema = z.object({
  type: z.string(),
  typeName: z.string(),
  code: z.string().nullable(),
  dsnReason: z.string().nullable(),
  suggestedCode: z.string().nullable().describe('From lists that third parties publish: to be confirmed.'),
  suggestedDsnReason: z.string().nullable(),
});

const words = (longest: number) =>
  lineSchema({ longest })
    .nullable()
    .transform((text) => (text === '' ? null : text));

const shown = [
  'leave-requests',
  'people',
  'leave-rules',
  'balances',
  'payroll',
] as const satisfies LiveTopic[];
const changed = ['payroll', 'audit-log'] as const satisfies LiveTopic[];

export const payrollEndpoints = defineEndpoints({
  months: {
    method: 'GET',
    path: '/payroll/months',
    access: 'session',
    scope: 'payroll.read',
    summary: 'The current pay month and the twelve before it, latest first, each open or closed. For admins.',
    query: ofEstablishment,
    shows: ['payroll'],
    response: z.array(stateSchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  month: {
    method: 'GET',
    path: '/payroll/months/{month}',
    access: 'session',
    scope: 'payroll.read',
    heavy: true,
    looks: 'payroll',
    summary:
      'One pay month: what is missing before it is closed, its lines, and the differences of earlier months. For admins.',
    params: monthParams,
    query: linePaging,
    shows: shown,
    response: payMonthSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'changed_meanwhile'],
  },
  close: {
    method: 'POST',
    path: '/payroll/months/{month}/close',
    access: 'session',
    scope: 'payroll.close',
    heavy: true,
    summary: 'Close a pay month: its lines and differences are written once and for all. For admins.',
    params: monthParams,
    query: ofEstablishment,
    changes: changed,
    response: payMonthSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'payroll_month_ahead',
      'payroll_month_order',
      'payroll_month_closed',
    ],
  },
  reopen: {
    method: 'POST',
    path: '/payroll/months/{month}/reopen',
    access: 'session',
    scope: 'payroll.reopen',
    heavy: true,
    summary: 'Open the latest closed month again, with a reason that the log keeps. For admins.',
    params: monthParams,
    query: ofEstablishment,
    body: z.object({ reason: filledLineSchema(200) }),
    changes: changed,
    response: payMonthSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'payroll_month_not_latest',
      'payroll_month_fetched',
    ],
  },
  codes: {
    method: 'GET',
    path: '/payroll/codes',
    access: 'session',
    scope: 'payroll.read',
    summary: 'The payroll code and the DSN reason of every type of absence, with suggestions. For admins.',
    shows: ['payroll', 'leave-rules'],
    response: z.array(codeSchema),
    errors: ['forbidden'],
  },
  setCodes: {
    method: 'PUT',
    path: '/payroll/codes',
    access: 'session',
    scope: 'payroll.set-codes',
    summary: 'Set codes and DSN reasons of types; those that are not named stay as they are. For admins.',
    body: z.object({
      codes: z
        .array(
          z.object({
            type: z.string({ error: invalid }).min(1, invalid).max(60, invalid),
            code: words(20).describe('As your payroll program knows it; null for none.'),
            dsnReason: words(3).describe('Two or three figures; null for none.'),
          }),
          { error: invalid },
        )
        .min(1, invalid)
        .max(200, invalid),
    }),
    changes: changed,
    response: z.array(codeSchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
