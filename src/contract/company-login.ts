import { z } from 'zod';
import {
  connectionKinds,
  mostConnections,
  mostDomains,
  oidcProviders,
} from '#domain/company-login/connection-life.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { openedSessionSchema } from './auth.ts';
import {
  cameBackSchema,
  companyLinkSchema,
  connectionsSchema,
  domainsSchema,
} from './company-login-views.ts';
import { daySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { samlFormSchema } from './saml-connections.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const params = z.object({ id: z.uuid() });

/** Where providers send people back: a page of ours, in the browser that was sent there. */
export const companyLoginReturn = '/login/company';

const oidcFormSchema = z.object({
  provider: z.enum(oidcProviders, { error: invalid }).describe('Whose steps the screen tells.'),
  issuer: filledLineSchema(300)
    .optional()
    .describe('The address of the provider; needless for Google and Entra.')
    .meta({ examples: ['https://login.example.com'] }),
  tenant: filledLineSchema(64)
    .optional()
    .describe('For Entra: the id of the tenant.')
    .meta({ examples: ['9122040d-6c67-4c5b-b112-36a304b66dad'] }),
  clientId: filledLineSchema(300).meta({ examples: ['1234.apps.googleusercontent.com'] }),
  clientSecret: filledLineSchema(500)
    .optional()
    .describe('Kept sealed and never shown. Absent where it stays as it is.')
    .meta({ examples: ['GOCSPX-example'] }),
  secretEndsOn: daySchema
    .nullable()
    .optional()
    .describe(
      'The last day of the secret, as the provider says it; admins are told before. Absent where it stays as it is.',
    ),
});

export const connectionFormSchema = z.object({
  kind: z.enum(connectionKinds, { error: invalid }),
  name: filledLineSchema(60)
    .describe('What people read where they log in.')
    .meta({ examples: ['Google'] }),
  oidc: oidcFormSchema.optional().describe('For `oidc`.'),
  saml: samlFormSchema.optional().describe('For `saml`.'),
});

const managing = { access: 'session', scope: 'never' } as const;
const ofOneself = { access: 'session', accountants: 'allowed', scope: 'never' } as const;
const changing = {
  ...managing,
  freshProof: true,
  changes: ['organization', 'account', 'audit-log'],
  response: connectionsSchema,
} as const;

export const companyLoginEndpoints = defineEndpoints({
  listDomains: {
    ...managing,
    method: 'GET',
    path: '/organization/domains',
    summary: 'The domains of the organisation, and the records that prove them. For admins.',
    shows: ['organization'],
    response: domainsSchema,
    errors: ['forbidden'],
  },
  addDomain: {
    ...managing,
    method: 'POST',
    path: '/organization/domains',
    freshProof: true,
    summary: `Name a domain that is to be proven by a DNS record, at most ${mostDomains}. For admins.`,
    body: z.object({
      domain: filledLineSchema(254).meta({ examples: ['exemple.fr'] }),
    }),
    changes: ['organization', 'audit-log'],
    response: domainsSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'confirmation_required',
      'domain_public',
      'domain_taken',
      'too_many_domains',
      'fresh_proof_needed',
    ],
  },
  checkDomain: {
    ...managing,
    method: 'POST',
    path: '/organization/domains/{id}/check',
    idempotency: 'needless',
    summary: 'Look now whether the record is there. A job looks every day.',
    params,
    changes: ['organization', 'audit-log'],
    response: domainsSchema,
    errors: ['forbidden', 'not_found', 'domain_taken', 'too_many_requests'],
    limit: { max: 60, minutes: 15, by: 'ip' },
  },
  removeDomain: {
    ...managing,
    method: 'DELETE',
    path: '/organization/domains/{id}',
    unpaid: 'allowed',
    freshProof: true,
    summary: 'Forget a domain: its people log in by mail again. For admins.',
    params,
    changes: ['organization', 'audit-log'],
    response: domainsSchema,
    errors: ['forbidden', 'not_found', 'fresh_proof_needed'],
  },
  listConnections: {
    ...managing,
    method: 'GET',
    path: '/organization/connections',
    summary: 'How the company says who its people are. Never what is secret. For admins.',
    shows: ['organization', 'people', 'account'],
    response: connectionsSchema,
    errors: ['forbidden'],
  },
  createConnection: {
    ...changing,
    method: 'POST',
    path: '/organization/connections',
    idempotency: 'after-asking',
    summary: `Describe a connection, at most ${mostConnections}. Nobody is sent there before it was tested and turned on. For admins.`,
    body: connectionFormSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'confirmation_required',
      'too_many_connections',
      'connection_unreachable',
      'fresh_proof_needed',
    ],
  },
  changeConnection: {
    ...changing,
    method: 'PUT',
    path: '/organization/connections/{id}',
    idempotency: 'after-asking',
    summary:
      'Change a connection. What was tested has to be tested again, unless only its name changes. For admins.',
    params,
    body: connectionFormSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'confirmation_required',
      'not_found',
      'connection_unreachable',
      'fresh_proof_needed',
    ],
  },
  testConnection: {
    ...managing,
    method: 'POST',
    path: '/organization/connections/{id}/test',
    freshProof: true,
    idempotency: 'needless',
    summary: 'Begin a test: a login that opens no session and shows what came back. For admins.',
    params,
    changes: ['organization'],
    response: z.object({ url: z.string() }),
    errors: ['forbidden', 'not_found', 'connection_unreachable', 'fresh_proof_needed'],
  },
  turnConnection: {
    ...changing,
    method: 'PUT',
    path: '/organization/connections/{id}/state',
    unpaid: 'allowed',
    summary:
      'Turn a connection on or off, and ask it of everyone with an address of a proven domain. Turning one on turns the other off. For admins.',
    params,
    body: z.object({
      state: z.enum(['on', 'off'], { error: invalid }),
      enforced: z.boolean({ error: invalid }).default(false),
    }),
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'connection_untested',
      'connection_unsworn',
      'fresh_proof_needed',
    ],
  },
  removeConnection: {
    ...changing,
    method: 'DELETE',
    path: '/organization/connections/{id}',
    unpaid: 'allowed',
    summary: 'Remove a connection, and whom it knew. Sessions that it opened end. For admins.',
    params,
    errors: ['forbidden', 'not_found', 'fresh_proof_needed'],
  },
  unlinkPerson: {
    ...changing,
    method: 'DELETE',
    path: '/organization/connections/{id}/people/{userId}',
    unpaid: 'allowed',
    summary:
      'Forget by what a connection knows somebody: sessions that it opened for them end, and their next login links them anew by their address. For admins.',
    params: z.object({ id: z.uuid(), userId: z.uuid() }),
    errors: ['forbidden', 'not_found', 'company_login_only_way', 'fresh_proof_needed'],
  },
  listLinksOf: {
    ...managing,
    method: 'GET',
    path: '/users/{id}/company-logins',
    summary: 'By which connections somebody is known. For admins.',
    params,
    shows: ['organization', 'people', 'account'],
    response: z.array(companyLinkSchema),
    errors: ['forbidden', 'not_found'],
  },
  listOwnLinks: {
    ...ofOneself,
    method: 'GET',
    path: '/auth/company-logins',
    summary: 'By which connections of the company one is known oneself.',
    shows: ['organization', 'account'],
    response: z.array(companyLinkSchema),
  },
  unlinkOneself: {
    ...ofOneself,
    method: 'DELETE',
    path: '/auth/company-logins/{id}',
    unpaid: 'allowed',
    freshProof: true,
    summary:
      'Unlink one’s own account from a connection, unless it is the only way in (rule I31). Other sessions that it opened end.',
    params,
    changes: ['account', 'organization', 'audit-log'],
    response: z.array(companyLinkSchema),
    errors: ['not_found', 'company_login_only_way', 'fresh_proof_needed'],
  },
  finish: {
    method: 'POST',
    path: '/auth/company-login/finish',
    access: 'public',
    summary: 'Come back from the provider of a company, once, in the browser that was sent there.',
    body: z.object({
      answer: z
        .string({ error: 'required' })
        .min(1, 'required')
        .max(8192, 'invalid')
        .describe('What stands behind the question mark of the address that the provider sent the person to.')
        .meta({ examples: ['state=AbC&code=dEf'] }),
    }),
    changes: ['people', 'organization', 'audit-log'],
    response: z.union([
      cameBackSchema,
      openedSessionSchema.extend({
        companies: z
          .int()
          .optional()
          .describe('How many companies the address opens; absent when it is one.'),
      }),
    ]),
    errors: ['validation_failed', 'company_login_refused', 'company_login_unknown', 'too_many_requests'],
    limit: { max: 60, minutes: 15, by: 'ip' },
  },
});
