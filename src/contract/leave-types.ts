import { z } from 'zod';
import { ABSENCE_KINDS } from '#domain/balances/absence.ts';
import { CATALOGUE_GROUPS } from '#domain/leave-types/catalogue-type.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { changePreviewSchema } from './change-preview.ts';
import { defineEndpoints } from './endpoint.ts';
import { inEveryLanguage } from './every-language.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const daysUnfit: FieldProblem = 'days_unfit';

const typeName = filledLineSchema(80);

export const leaveTypeFormSchema = z.object({
  name: inEveryLanguage(typeName),
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
  absence: z
    .enum(ABSENCE_KINDS, { error: invalid })
    .nullable()
    .optional()
    .describe(
      'What the law on rights takes it for; null: leave that changes no right. Not named: as the catalogue says, or as it is.',
    ),
  grantedDays: z
    .int({ error: daysUnfit })
    .min(1, daysUnfit)
    .max(366, daysUnfit)
    .nullable()
    .optional()
    .describe('What an agreement grants, in the unit of the law and never less; null: what the law grants.'),
  inCalendar: z
    .boolean({ error: invalid })
    .optional()
    .describe('Whether calendars show it: a choice for telework and business trips alone.'),
});

/** As it stands: whatever a form may leave out is told. */
const shownTypeSchema = leaveTypeFormSchema.extend({
  absence: z.enum(ABSENCE_KINDS).nullable().describe('What the law on rights takes it for.'),
  grantedDays: z.int().nullable().describe('What an agreement grants beyond the law.'),
  inCalendar: z.boolean().describe('False: telework or trips that calendars do not show.'),
});

export const leaveTypeSchema = z.object({
  id: z.string(),
  ...shownTypeSchema.shape,
  builtIn: z.boolean().describe('One of the four that every organisation starts with.'),
  archived: z.boolean(),
  inUse: z
    .boolean()
    .describe('For those who may change types; false for everyone else, whom it would tell too much.'),
  aboutHealth: z.boolean().describe('A reason of health: it stays confidential.'),
  duration: z.string().nullable().describe('What the law grants, in words of the caller’s language.'),
  lawDays: z.int().nullable().describe('The same as a number of days, where it can be set longer.'),
  article: z.string().nullable(),
});

export const catalogueEntrySchema = shownTypeSchema.extend({
  key: z.string(),
  group: z.enum(CATALOGUE_GROUPS).describe('The chapter that it stands in.'),
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
    summary:
      'Every absence that the law treats apart, by chapter: health, birth and family, work. For admins.',
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
    errors: ['validation_failed', 'forbidden', 'type_name_taken', 'list_full'],
  },
  preview: {
    method: 'POST',
    path: '/leave-types/{id}/preview',
    access: 'session',
    scope: 'settings.change',
    idempotency: 'needless',
    heavy: true,
    unpaid: 'allowed',
    summary: 'Whose counters a change of a type would move, and how. Changes nothing. For admins.',
    params: idParams,
    body: leaveTypeFormSchema,
    shows: ['leave-requests', 'balances', 'people', 'leave-rules', 'organization'],
    response: changePreviewSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'type_name_taken', 'type_fixed'],
  },
  update: {
    method: 'PUT',
    path: '/leave-types/{id}',
    access: 'session',
    scope: 'settings.change',
    heavy: true,
    summary:
      'Change a type; of the four that every organisation starts with, colour and confidentiality. Where the law takes it for something else from now on, counters are corrected and those concerned are told. For admins.',
    params: idParams,
    body: leaveTypeFormSchema,
    changes: ['leave-rules', 'balances', 'leave-requests', 'audit-log'],
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
