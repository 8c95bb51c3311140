import { z } from 'zod';
import { PAYROLL_SCOPES } from '#domain/payroll/establishment.ts';
import { isSiret, plainSiret } from '#domain/payroll/siret.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';

const invalid: FieldProblem = 'invalid';
const siretInvalid: FieldProblem = 'siret_invalid';

/** With or without its spaces; kept without. Empty, as a form sends it, is none. */
export const siretSchema = z
  .string({ error: siretInvalid })
  .max(40, siretInvalid)
  .meta({ examples: ['73282932000074'] })
  .transform(plainSiret)
  .refine((siret) => siret === '' || isSiret(siret), siretInvalid)
  .transform((siret) => (siret === '' ? null : siret))
  .nullable();

/** In the address: the main establishment, or the id of a site. */
export const establishmentQuery = {
  establishment: z
    .union([z.literal('main'), z.uuid()], { error: invalid })
    .optional()
    .describe('`main`, or the id of a site: needed where payroll is by establishment (rule J22).'),
};

export const establishmentSchema = z.object({
  id: z.string().describe('`main`, or the id of a site.'),
  name: z.string().nullable().describe('Null for the main one.'),
  siret: z.string().nullable(),
});

export const payrollScopeSchema = z.object({
  by: z
    .enum(PAYROLL_SCOPES, { error: invalid })
    .describe('Whether months are closed for everyone at once, or by each establishment.'),
  siret: siretSchema.describe('Of the main establishment.'),
});

const establishmentsSchema = z.object({
  by: z.enum(PAYROLL_SCOPES),
  siret: z.string().nullable(),
  offered: z.boolean().describe('Whether a site has a SIRET, so that payroll may be by establishment.'),
  establishments: z
    .array(
      establishmentSchema.extend({
        current: z.boolean().describe('False: it closed months once, which can still be read.'),
      }),
    )
    .describe('The main one, then sites by name; empty where there is but one and there never were more.'),
});

export const establishmentsEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/payroll/establishments',
    access: 'session',
    scope: 'payroll.read',
    summary: 'Whether payroll is by establishment, and the establishments there are. For admins.',
    shows: ['payroll', 'leave-rules', 'organization'],
    response: establishmentsSchema,
    errors: ['forbidden'],
  },
  set: {
    method: 'PUT',
    path: '/payroll/establishments',
    access: 'session',
    scope: 'settings.change',
    summary:
      'Close months for everyone at once or by establishment, and the SIRET of the main one. Closed months stay closed. For admins.',
    body: payrollScopeSchema,
    // Not the months: whoever shows one hears of it here, and then asks for one of an establishment.
    changes: ['organization', 'audit-log'],
    response: establishmentsSchema,
    errors: ['validation_failed', 'forbidden', 'siret_taken', 'payroll_establishments_apart'],
  },
});
