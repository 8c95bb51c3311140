import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';

const typeName = filledLineSchema(80);

export const leaveTypeFormSchema = z.object({
  name: z.object({ fr: typeName, en: typeName }),
  color: z
    .string({ error: invalid })
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/, invalid),
  confidential: z.boolean({ error: invalid }),
  needsApproval: z.boolean({ error: invalid }),
  counter: z
    .enum(['paid-leave', 'rtt', 'own'], { error: invalid })
    .nullable()
    .describe('Which counter its days are taken from; `own`: one of its own, fed by hand; null: none.'),
  halfDays: z.boolean({ error: invalid }),
  asksJustification: z.boolean({ error: invalid }),
  catalogueKey: z.string().max(60, invalid).nullable().default(null),
});

export const leaveTypeSchema = z.object({
  id: z.string(),
  ...leaveTypeFormSchema.shape,
  builtIn: z.boolean().describe('One of the four that every organisation starts with.'),
  archived: z.boolean(),
  inUse: z
    .boolean()
    .describe('For those who may change types; false for everyone else, whom it would tell too much.'),
  aboutHealth: z.boolean().describe('A reason of health: it stays confidential.'),
  duration: z.string().nullable().describe('What the law grants, in words of the caller’s language.'),
  article: z.string().nullable(),
});

export const catalogueEntrySchema = leaveTypeFormSchema.extend({
  key: z.string(),
  duration: z.string().nullable(),
  article: z.string().nullable(),
  added: z.boolean(),
});

const idParams = z.object({ id: z.string().max(60) });

export const leaveTypesEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/leave-types',
    access: 'session',
    scope: 'organization.read',
    summary: 'The types one can ask for; archived ones too, for the names of past absences.',
    untilWritten: true,
    shows: ['leave-rules'],
    response: z.array(leaveTypeSchema),
  },
  catalogue: {
    method: 'GET',
    path: '/leave-types/catalogue',
    access: 'session',
    scope: 'settings.change',
    summary: 'What the law knows: family events, paternity, sick child, RTT, unpaid leave. For admins.',
    shows: ['leave-rules'],
    response: z.array(catalogueEntrySchema),
    errors: ['forbidden'],
  },
  create: {
    method: 'POST',
    path: '/leave-types',
    access: 'session',
    scope: 'settings.change',
    summary: 'Add a type. For admins.',
    body: leaveTypeFormSchema,
    changes: ['leave-rules', 'audit-log'],
    response: leaveTypeSchema,
    errors: ['validation_failed', 'forbidden', 'type_name_taken'],
  },
  update: {
    method: 'PUT',
    path: '/leave-types/{id}',
    access: 'session',
    scope: 'settings.change',
    summary:
      'Change a type; of the four that every organisation starts with, colour and confidentiality. For admins.',
    params: idParams,
    body: leaveTypeFormSchema,
    changes: ['leave-rules', 'audit-log'],
    response: leaveTypeSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'type_name_taken', 'type_fixed'],
  },
  archive: {
    method: 'POST',
    path: '/leave-types/{id}/archive',
    access: 'session',
    scope: 'settings.change',
    summary: 'Stop offering a type; what was taken stays under its name. For admins.',
    params: idParams,
    changes: ['leave-rules', 'audit-log'],
    response: leaveTypeSchema,
    errors: ['forbidden', 'not_found', 'type_fixed'],
  },
  restore: {
    method: 'POST',
    path: '/leave-types/{id}/restore',
    access: 'session',
    scope: 'settings.change',
    summary: 'Offer an archived type again. For admins.',
    params: idParams,
    changes: ['leave-rules', 'audit-log'],
    response: leaveTypeSchema,
    errors: ['forbidden', 'not_found', 'type_name_taken'],
  },
});
