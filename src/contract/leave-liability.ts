import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { exportFormats, exportTypes } from './calendar-exports.ts';
import { dayThat, shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import type { LiveTopic } from './live-topics.ts';
import { personBadgeSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const cents = (most: number) => z.int({ error: invalid }).min(0, invalid).max(most, invalid).nullable();
/** In cents; null where nobody said what a day costs. */
const amount = z.int().nullable();

const payBasis = {
  dailyRate: cents(100_000_000).describe('What a day of leave costs, in ten-thousandths of a euro.'),
  previousGross: cents(2_000_000_000).describe('Gross pay of the period before, in cents.'),
  currentGross: cents(2_000_000_000).describe('Gross pay of the period under way so far, in cents.'),
};

const owedSchema = z.object({
  days: z.number(),
  maintained: amount.describe('The pay of those days, in cents.'),
  tenth: amount.describe('A tenth of the gross, for the days left of those earned, in cents.'),
  cents: amount.describe('The better of the two, in cents.'),
});

const totalSchema = z.object({
  days: z.number(),
  cents: z.int(),
  charges: z.int().describe('The employer’s charges on it, in cents.'),
  unknown: z.int().describe('People with days owed of whom nobody said what a day costs.'),
});

export const liabilitySchema = z.object({
  at: shownDaySchema,
  forecastAt: shownDaySchema.describe('The end of the leave period.'),
  chargesRate: z.int().describe('In hundredths of a percent.'),
  people: z.array(
    z.object({
      user: personBadgeSchema,
      payrollNumber: z.string().nullable(),
      ...payBasis,
      previous: owedSchema.describe('N-1: what is being taken.'),
      current: owedSchema.describe('N: what is being earned.'),
      cents: z.int(),
      charges: z.int(),
      forecastDays: z.number().describe('Owed at the end of the period, by what is booked until then.'),
      usualForecastDays: z
        .number()
        .nullable()
        .describe('The same less what is usually taken besides (rule U13); null for no custom.'),
      payslipOn: shownDaySchema
        .nullable()
        .describe('Of the payslip whose counters these are; null for ours.'),
    }),
  ),
  total: totalSchema,
  forecast: totalSchema.describe('The same at the end of the period, with the pay that is known today.'),
  usualForecast: totalSchema.describe('The forecast with what people usually take besides (rule U13).'),
  onPayslips: z.int().describe('People of whom counters of a payslip of this period are known (rule U14).'),
  journal: z
    .array(z.object({ account: z.string(), label: z.string(), debit: z.int(), credit: z.int() }))
    .describe('At the closing, in cents; taken back at the opening.'),
});

const asked = {
  at: dayThat('The day it is about; without it, today.').optional(),
  counters: z
    .enum(['own', 'payroll'])
    .optional()
    .describe('Whose counters: ours, or those of the last payslips that were compared, where there are any.'),
};
const shown = [
  'balances',
  'leave-requests',
  'people',
  'payroll',
  'leave-rules',
] as const satisfies readonly LiveTopic[];
const reading = {
  method: 'GET',
  access: 'session',
  scope: 'insight.costs',
  heavy: true,
  shows: shown,
} as const;

export const leaveLiabilityEndpoints = defineEndpoints({
  read: {
    ...reading,
    path: '/insights/liability',
    looks: 'payroll',
    summary:
      'What leave that is owed costs on a day, of each person and of all, with the journal. For admins and accountants.',
    query: z.object(asked),
    response: liabilitySchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  file: {
    ...reading,
    freshProof: true,
    path: '/insights/liability.{format}',
    looks: 'export',
    summary: 'The same as a table, for spreadsheets.',
    params: z.object({ format: z.enum(exportFormats) }),
    query: z.object(asked),
    response: z.string(),
    namedFile: { types: Object.values(exportTypes) },
    errors: ['validation_failed', 'forbidden', 'not_found', 'fresh_proof_needed'],
  },
  setPayBases: {
    method: 'PUT',
    path: '/insights/pay-bases',
    access: 'session',
    scope: 'insight.set-costs',
    summary:
      'Sets what a day of leave costs, of some people, and the rate of charges. For admins and accountants.',
    body: z.object({
      chargesRate: z.int({ error: invalid }).min(0, invalid).max(20_000, invalid).optional(),
      people: z.array(z.object({ userId: z.uuid(), ...payBasis })).max(2000),
    }),
    changes: ['payroll', 'audit-log'],
    response: z.object({ people: z.int().describe('How many were set.') }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
