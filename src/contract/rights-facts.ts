import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { birthDaySchema, dayThat, shownDaySchema } from './days.ts';

const payrollNumberUnfit: FieldProblem = 'payroll_number_unfit';
const tooManyChildren: FieldProblem = 'too_many_children';
const endBeforeStart: FieldProblem = 'end_before_start';
const invalid: FieldProblem = 'invalid';

const childFormSchema = z
  .object({
    birthDate: birthDaySchema,
    disabled: z.boolean({ error: invalid }).default(false),
    from: dayThat('First day at home, if not from birth.').nullable().default(null),
    until: dayThat('Last day at home, once it is known.').nullable().default(null),
  })
  .refine(({ birthDate, from, until }) => until === null || until >= (from ?? birthDate), {
    error: endBeforeStart,
    path: ['until'],
  });

/** What rights depend on besides the contract. Every field is named: what is left out is refused, never emptied. */
export const rightsFactsFormSchema = z.object({
  birthDate: birthDaySchema.nullable(),
  children: z.array(childFormSchema).max(30, tooManyChildren),
  seniorityFrom: dayThat('Since when seniority counts, if not since the contract began.').nullable(),
  payrollNumber: z
    .string({ error: invalid })
    .trim()
    .regex(/^[A-Za-z0-9-]{1,30}$/, payrollNumberUnfit)
    .meta({ examples: ['A-0042'] })
    .nullable()
    .describe('Letters, digits and dashes, 30 at most; no two people share one.'),
});

export const rightsFactsSchema = z.object({
  birthDate: shownDaySchema.nullable(),
  children: z.array(
    z.object({
      birthDate: shownDaySchema,
      disabled: z.boolean(),
      from: shownDaySchema.nullable(),
      until: shownDaySchema.nullable(),
    }),
  ),
  seniorityFrom: shownDaySchema.nullable(),
  payrollNumber: z.string().nullable(),
});
