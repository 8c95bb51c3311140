import { z } from 'zod';
import { modelProblems } from '#domain/payroll/model-problems.ts';
import {
  CHARSETS,
  DATE_FORMS,
  DECIMAL_SIGNS,
  HALVES_KINDS,
  PAY_FIELDS,
  ROW_KINDS,
  SEPARATORS,
} from '#domain/payroll/pay-model.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import type { LiveTopic } from './live-topics.ts';
import { paging } from './paging.ts';
import { monthParams, monthSchema, ofEstablishment } from './payroll.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema, lineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';

const modelIdSchema = z
  .string({ error: invalid })
  .regex(/^[a-z0-9-]{1,40}$/, invalid)
  .meta({ examples: ['silae'] });

const columnFields = {
  field: z.enum(PAY_FIELDS, { error: invalid }).describe('What stands in the column.'),
  name: lineSchema({ longest: 60 }).describe('On the first row.'),
  words: z
    .array(lineSchema({ longest: 40 }), { error: invalid })
    .max(3, invalid)
    .describe('What your program calls mornings, signs…: as many as the field has.'),
};

const modelFields = {
  id: modelIdSchema,
  name: filledLineSchema(60),
  confirmed: z.boolean({ error: invalid }).describe('Your payroll program has read a file of it.'),
  rows: z
    .enum(ROW_KINDS, { error: invalid })
    .describe('A row for each absence, each calendar day, or each total of the month.'),
  halves: z
    .enum(HALVES_KINDS, { error: invalid })
    .describe('`apart`: an absence that begins or ends at noon is cut, so that a half-day stands alone.'),
  separator: z.enum(SEPARATORS, { error: invalid }),
  decimal: z.enum(DECIMAL_SIGNS, { error: invalid }),
  dates: z.enum(DATE_FORMS, { error: invalid }),
  charset: z.enum(CHARSETS, { error: invalid }).describe('UTF-8 begins with its mark.'),
  header: z.boolean({ error: invalid }).describe('Whether the first row names the columns.'),
};

/** Strict, as it is read from a file as well: what we do not know of a model is not passed over. */
export const payModelFormSchema = z
  .strictObject({
    ...modelFields,
    columns: z.array(z.strictObject(columnFields), { error: invalid }).min(1, invalid).max(60, invalid),
  })
  .superRefine((model, context) => {
    for (const { column } of modelProblems(model))
      context.addIssue({
        code: 'custom',
        message: invalid,
        path: column === null ? ['columns'] : ['columns', column],
      });
  });

const payModelSchema = z.object({
  ...modelFields,
  columns: z.array(z.object(columnFields)),
  known: z
    .enum(['published', 'unconfirmed', 'free', 'own'])
    .describe('Whether a source publishes its layout; `own`: you made it.'),
  changed: z.boolean().describe('You changed it; taking it out brings back the one we propose.'),
});

const keptFileSchema = z.object({
  id: z.uuid(),
  month: monthSchema,
  model: z.string(),
  modelName: z.string(),
  name: z.string(),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
  madeAt: z.iso.datetime(),
  madeBy: personBadgeSchema,
  current: z.boolean().describe('False: of a closing that was taken back.'),
  fetchedAt: z.iso.datetime().nullable().describe('When somebody fetched it first.'),
  fetchedBy: personBadgeSchema.nullable(),
});

const changed = ['payroll', 'audit-log'] as const satisfies LiveTopic[];

export const payrollFilesEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/payroll/months/{month}/files',
    access: 'session',
    scope: 'payroll.read',
    summary: 'The files that were made of a pay month, latest first. For admins.',
    params: monthParams,
    query: ofEstablishment.extend(paging),
    shows: ['payroll', 'people'],
    response: z.array(keptFileSchema),
    errors: ['validation_failed', 'forbidden', 'not_found', 'changed_meanwhile'],
  },
  make: {
    method: 'POST',
    path: '/payroll/months/{month}/files',
    access: 'session',
    scope: 'payroll.make-files',
    heavy: true,
    summary:
      'Make a file of a closed month with a model. It is kept; made again without a change, it is the same one. For admins.',
    params: monthParams,
    query: ofEstablishment,
    body: z.object({ model: modelIdSchema }),
    changes: changed,
    response: keptFileSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'payroll_month_open', 'payroll_days_unknown'],
  },
  fetch: {
    method: 'GET',
    path: '/payroll/files/{id}',
    access: 'session',
    freshProof: true,
    scope: 'payroll.read',
    looks: 'export',
    summary: 'A file as it was made, the same bytes each time. Who fetches it is noted. For admins.',
    params: z.object({ id: z.uuid() }),
    shows: ['payroll'],
    response: z.string(),
    namedFile: { types: ['text/csv'] },
    errors: ['forbidden', 'not_found', 'fresh_proof_needed'],
  },
  models: {
    method: 'GET',
    path: '/payroll/models',
    access: 'session',
    scope: 'payroll.read',
    summary:
      'The models that files are made with: those we propose, as you changed them, and your own. For admins.',
    shows: ['payroll'],
    response: z.array(payModelSchema),
    errors: ['forbidden'],
  },
  setModels: {
    method: 'PUT',
    path: '/payroll/models',
    access: 'session',
    scope: 'payroll.set-models',
    summary:
      'Change or add models, and take some out; those that are not named stay as they are. For admins.',
    body: z.object({
      models: z.array(payModelFormSchema, { error: invalid }).max(50, invalid).default([]),
      remove: z
        .array(modelIdSchema, { error: invalid })
        .max(50, invalid)
        .default([])
        .describe('Your own ones go; those we propose are again as we propose them.'),
    }),
    changes: changed,
    response: z.array(payModelSchema),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
