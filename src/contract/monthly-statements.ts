import { z } from 'zod';
import { exportTypes } from './calendar-exports.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { establishmentQuery, establishmentSchema } from './establishments.ts';
import type { LiveTopic } from './live-topics.ts';
import { paging } from './paging.ts';
import { monthSchema } from './payroll.ts';

const half = z.enum(['am', 'pm']);

const figures = {
  acquired: z.number().describe('Earned and not expired.'),
  taken: z.number().describe('Taken by the last day of the month.'),
  balance: z.number().describe('`acquired` − `taken`.'),
};

const statedCounterSchema = z.object({
  counter: z.string(),
  label: z.string(),
  unit: z.enum(['ouvres', 'ouvrables', 'days']),
  periods: z
    .array(
      z.object({
        label: z.enum(['N-1', 'N']).nullable().describe('Null for counters of the calendar year.'),
        ...figures,
      }),
    )
    .describe('`N-1` is what is being taken, `N` what is being earned.'),
  available: z
    .number()
    .describe('As the page of balances says on that day: leave booked or asked for later is taken off.'),
});

export const statedPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  payrollNumber: z.string().nullable(),
  absences: z.array(
    z.object({
      requestId: z.uuid(),
      type: z.string(),
      typeName: z.string(),
      code: z.string().nullable().describe('Of the payroll program; null where nobody has set one.'),
      startDate: shownDaySchema.describe('First day within the month.'),
      startHalf: half,
      endDate: shownDaySchema.describe('Last day within the month.'),
      endHalf: half,
      days: z.number().describe('Days that fall into the month, in the unit of the person’s paid leave.'),
    }),
  ),
  counters: z.array(statedCounterSchema),
});

export const monthlyStatementSchema = z.object({
  month: monthSchema,
  paidIn: monthSchema.describe('The month whose pay bears its absences (rule J11).'),
  lastDay: shownDaySchema.describe('The day that the counters are about.'),
  organizationName: z.string(),
  establishment: establishmentSchema.nullable().describe('Null for everyone.'),
  closedAt: z.iso.datetime().nullable().describe('When the pay month was closed; null while it is open.'),
  people: z.array(statedPersonSchema).describe('Everyone who was employed in the month, by name.'),
});

export const statementFormats = ['xlsx', 'pdf'] as const;
export type StatementFormat = (typeof statementFormats)[number];

export const statementTypes = {
  xlsx: exportTypes.xlsx,
  pdf: 'application/pdf',
} as const satisfies Record<StatementFormat, string>;

const asked = {
  month: monthSchema,
  user: z.uuid().optional().describe('One person alone.'),
  ...establishmentQuery,
};

const shown = ['leave-requests', 'balances', 'people', 'leave-rules', 'organization', 'payroll'] as const;

export const monthlyStatementsEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/payroll/statement',
    access: 'session',
    scope: 'payroll.read',
    heavy: true,
    looks: 'payroll',
    summary:
      'Absences of a month, and what each counter holds on its last day, of everyone or of one person. For admins.',
    query: z.object({ ...asked, ...paging }),
    shows: shown satisfies readonly LiveTopic[],
    response: monthlyStatementSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'changed_meanwhile'],
  },
  file: {
    method: 'GET',
    path: '/payroll/statement/file',
    access: 'session',
    freshProof: true,
    scope: 'payroll.read',
    heavy: true,
    looks: 'export',
    summary:
      'The same of everyone or of one person, as a workbook or as pages to print and sign. For admins.',
    query: z.object({ ...asked, format: z.enum(statementFormats) }),
    shows: shown satisfies readonly LiveTopic[],
    response: z.string(),
    namedFile: { types: Object.values(statementTypes) },
    errors: ['validation_failed', 'forbidden', 'not_found', 'fresh_proof_needed'],
  },
});
