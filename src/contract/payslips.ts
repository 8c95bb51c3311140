import { z } from 'zod';
import { APART_RIGHTS, ROUNDINGS } from '#domain/payslips/difference-causes.ts';
import { type ColumnMeaning, MOST_HEADINGS } from '#domain/payslips/payslip-columns.ts';
import { ROW_PROBLEMS } from '#domain/payslips/read-payslip-rows.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { establishmentQuery } from './establishments.ts';
import type { LiveTopic } from './live-topics.ts';
import { pagingSchema } from './paging.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema, filledParagraphsSchema, lineSchema, paragraphsSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const tooLong: FieldProblem = 'too_long';
const tooManyLines: FieldProblem = 'too_many_lines';

/** Ten megabytes of PDF, as base64 writes them. */
const longestFile = 14_000_000;
export const largestPayslipBytes = 10 * 1024 * 1024;

const figureText = z.string().max(40, tooLong).default('');
const counterText = z
  .string({ error: invalid })
  .min(1, invalid)
  .max(60, invalid)
  .describe('`paid-leave-n1`, `paid-leave-n`, `paid-leave` (both in one), `rtt`, or the counter of a type.');

const printedSchema = z.object({
  counter: counterText,
  acquired: figureText,
  taken: figureText,
  balance: figureText.describe('What is left; without it, acquired less taken.'),
});

const rowSchema = z.object({
  line: z.int({ error: invalid }).min(1, invalid).describe('Its place in the table, as people count it.'),
  payrollNumber: z.string().max(60, tooLong).default(''),
  name: z.string().max(300, tooLong).default('').describe('For those whose payroll number is not known.'),
  counters: z.array(printedSchema, { error: invalid }).max(20, invalid),
});

const meaningSchema = z
  .string({ error: invalid })
  .max(80, invalid)
  .regex(/^(payrollNumber|fullName|lastName|firstName|.+\.(acquired|taken|balance))$/, invalid)
  .transform((meaning) => meaning as ColumnMeaning)
  .nullable();

const formSchema = z.object({
  name: filledLineSchema(200).default('Bulletins'),
  date: dayThat('The day of the payslips, most often the last of a month.'),
  ...establishmentQuery,
  rows: z.array(rowSchema, { error: invalid }).max(2000, tooManyLines).default([]),
  file: z
    .object({ content: z.base64({ error: invalid }).min(1, invalid).max(longestFile, tooLong) })
    .optional()
    .describe('Instead of rows: PDF payslips, one or many, read by position on the page and not kept.'),
  columns: z
    .array(z.object({ heading: lineSchema({ longest: 200 }), meaning: meaningSchema }), { error: invalid })
    .max(200, invalid)
    .default([])
    .describe('What each heading of the table means, remembered for the next one.'),
});

const days = z.number();
const kind = <Kind extends string>(name: Kind) => z.literal(name);

const absenceSchema = z.object({
  startDate: shownDaySchema,
  startHalf: z.enum(['am', 'pm']),
  endDate: shownDaySchema,
  endHalf: z.enum(['am', 'pm']),
  toldOn: shownDaySchema,
});

const causeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: kind('late-absence'),
    days,
    requestId: z.uuid(),
    back: z.boolean().describe('Whether it gave days back.'),
    absence: absenceSchema.optional(),
  }),
  z.object({
    kind: kind('adjustment'),
    days,
    reason: z.string().nullable().describe('Null for imported balances.'),
    later: z.boolean().describe('Whether it was written after the month was closed.'),
  }),
  z.object({ kind: kind('other-counter'), days, right: z.enum(APART_RIGHTS) }),
  z.object({ kind: kind('rounding'), days, way: z.enum(ROUNDINGS) }),
  z.object({
    kind: kind('acquisition'),
    days,
    months: z
      .number()
      .nullable()
      .describe(
        'Months that the payslip has more, or fewer; null when ours were counted anew after closing.',
      ),
  }),
  z.object({ kind: kind('unit'), days, unit: z.enum(['ouvres', 'ouvrables']) }),
]);

const figuresSchema = z.object({ acquired: days.nullable(), taken: days.nullable(), balance: days });

const comparedRowSchema = z.object({
  row: z.int().describe('Its place in the comparison.'),
  line: z.int(),
  user: personBadgeSchema,
  payrollNumber: z.string().nullable(),
  counter: z.string(),
  counterName: z.string(),
  theirs: figuresSchema,
  ours: figuresSchema.describe('On the day of the payslip, with what the closed month knew (rule J18).'),
  difference: days.describe('Theirs less ours.'),
  causes: z.array(causeSchema).describe('What the difference comes from (rule J19).'),
  unexplained: days,
  since: z.array(causeSchema).describe('What we were told after the month was closed.'),
  note: z.object({ text: z.string(), at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  adjustedAt: z.iso.datetime().nullable(),
});

const summarySchema = z.object({
  id: z.uuid(),
  establishment: z.string().nullable().describe('Whose payslips they were; null for those of everyone.'),
  name: z.string(),
  source: z.enum(['table', 'pdf']),
  date: shownDaySchema,
  knownAt: z.iso
    .datetime()
    .nullable()
    .describe('When the month was closed; null when it was not, and today was compared.'),
  createdAt: z.iso.datetime(),
  createdBy: personBadgeSchema,
});

export const comparisonSchema = summarySchema.extend({
  leftOut: z
    .array(
      z.object({
        line: z.int(),
        payrollNumber: z.string(),
        name: z.string(),
        problem: z.enum(ROW_PROBLEMS),
      }),
    )
    .describe('Rows of nobody we know, or that could not be read, all at once (rule J20).'),
  rows: z.array(comparedRowSchema),
});

const idParams = z.object({ id: z.uuid() });
const rowParams = z.object({ id: z.uuid(), row: z.coerce.number().int().min(0).max(100_000) });
const shown = ['payroll', 'people', 'leave-rules'] as const satisfies LiveTopic[];

export const payslipsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/payroll/comparisons',
    access: 'session',
    scope: 'payroll.compare',
    summary: 'Comparisons of payslips with our counters, latest first. For admins.',
    query: pagingSchema,
    shows: ['payroll', 'people'],
    response: z.array(summarySchema.extend({ rows: z.int(), differences: z.int() })),
    errors: ['validation_failed', 'forbidden'],
  },
  compare: {
    method: 'POST',
    path: '/payroll/comparisons',
    access: 'session',
    scope: 'payroll.compare',
    heavy: 'file',
    idempotency: 'after-asking',
    largestBody: longestFile + 100_000,
    summary:
      'Compare counters of payslips, as rows or as a PDF, with ours on that day. Every difference has its causes. For admins.',
    body: formSchema,
    changes: ['payroll', 'audit-log'],
    response: comparisonSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'payslip_file_locked',
      'payslip_file_scanned',
      'payslip_file_unreadable',
      'payslip_file_without_counters',
    ],
  },
  show: {
    method: 'GET',
    path: '/payroll/comparisons/{id}',
    access: 'session',
    scope: 'payroll.compare',
    heavy: true,
    looks: 'payroll',
    summary: 'One comparison as it was made, with what was noted and adjusted since. For admins.',
    params: idParams,
    shows: shown,
    response: comparisonSchema,
    errors: ['forbidden', 'not_found'],
  },
  columns: {
    method: 'GET',
    path: '/payroll/comparison-columns',
    access: 'session',
    scope: 'payroll.compare',
    summary: 'What headings of payroll tables were said to mean, and the counters there are. For admins.',
    shows: ['payroll', 'leave-rules'],
    response: z.object({
      columns: z
        .array(z.object({ heading: z.string(), meaning: z.string().nullable() }))
        .describe(`The latest ${MOST_HEADINGS}; older ones are forgotten.`),
      counters: z.array(z.object({ counter: z.string(), name: z.string() })),
    }),
    errors: ['forbidden'],
  },
  note: {
    method: 'PUT',
    path: '/payroll/comparisons/{id}/rows/{row}/note',
    access: 'session',
    scope: 'payroll.compare',
    summary:
      'Note an explanation on one row; an empty text takes it back. Answers that row of the comparison alone. For admins.',
    params: rowParams,
    body: z.object({ note: paragraphsSchema({ longest: 500 }) }),
    changes: ['payroll'],
    response: comparisonSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  adjust: {
    method: 'POST',
    path: '/payroll/comparisons/{id}/rows/{row}/adjust',
    access: 'session',
    scope: 'payroll.compare',
    summary:
      'Adjust our counter by the difference of one row, with a reason, once. Answers that row of the comparison alone. For admins.',
    params: rowParams,
    body: z.object({ reason: filledParagraphsSchema(500) }),
    changes: ['payroll', 'balances', 'audit-log'],
    response: comparisonSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'payslip_row_adjusted', 'list_full'],
  },
});
