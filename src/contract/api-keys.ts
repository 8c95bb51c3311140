import { z } from 'zod';
import { keyKinds } from '#domain/api-keys/key-format.ts';
import { mostKeys } from '#domain/api-keys/key-life.ts';
import { keyScopes } from '#domain/api-keys/key-scopes.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { instantSchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingSchema, pagingUpTo } from './paging.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const noScope: FieldProblem = 'no_scope';
const addressInvalid: FieldProblem = 'address_invalid';
const tooManyLines: FieldProblem = 'too_many_lines';

const mostAddresses = 20;
const callsPerPage = 200;

const scope = z.enum(keyScopes, { error: invalid });

const address = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: addressInvalid })
  .meta({ examples: ['203.0.113.7', '203.0.113.0/24', '2001:db8::/48'] });

export const keyFormSchema = z.object({
  name: filledLineSchema(60).describe('What uses it, such as « Paie »: the name that the audit log tells.'),
  kind: z
    .enum(keyKinds, { error: invalid })
    .describe('`personal` acts as oneself; `organization` is a service account, for admins to make.'),
  scopes: z
    .array(scope)
    .min(1, noScope)
    .max(keyScopes.length, invalid)
    .describe('What it is good for, at most: never more than the role of its maker when it is used.'),
  expiresAt: instantSchema.nullish().describe('When it stops by itself; without it, when it is revoked.'),
  addresses: z
    .array(address)
    .max(mostAddresses, tooManyLines)
    .optional()
    .describe('The network addresses it is taken from, or ranges of them; without any, from everywhere.'),
});

export const apiKeySchema = z.object({
  id: z.uuid(),
  kind: z.enum(keyKinds),
  name: z.string(),
  hint: z.string().describe('What it is known by: never its secret.'),
  scopes: z.array(z.enum(keyScopes)),
  addresses: z.array(z.string()),
  maker: z.object({ id: z.uuid(), name: z.string() }).describe('Who answers for it.'),
  state: z
    .enum(['live', 'resting', 'expired', 'revoked'])
    .describe('`resting`: whoever answers for it is gone; an admin who rotates it takes it over.'),
  createdAt: z.iso.datetime(),
  rotatedAt: z.iso.datetime().nullable(),
  previousEndsAt: z.iso.datetime().nullable().describe('Until when the secret before the last is taken too.'),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute.'),
});

const issuedKeySchema = apiKeySchema.extend({
  key: z.string().describe('The key itself, told this once: only its hash is kept.'),
});

export const keyCallSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string().describe('Which call, with the names of its parameters: `/leave-requests/{id}`.'),
  status: z.int(),
});

const idParams = z.object({ id: z.uuid() });

export const apiKeysEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api-keys',
    access: 'session',
    scope: 'never',
    summary: 'One’s own keys, then for admins those of the organisation. Never their secrets.',
    query: pagingSchema,
    shows: ['account'],
    response: z.array(apiKeySchema),
    errors: ['changed_meanwhile'],
  },
  create: {
    method: 'POST',
    path: '/api-keys',
    access: 'session',
    freshProof: true,
    scope: 'never',
    secretAnswer: true,
    summary: `Make a key, at most ${mostKeys} of one’s own and as many of the organisation. Its owner is told by e-mail.`,
    body: keyFormSchema,
    changes: ['account', 'audit-log'],
    response: issuedKeySchema,
    errors: ['validation_failed', 'forbidden', 'too_many_keys', 'fresh_proof_needed'],
  },
  rotate: {
    method: 'POST',
    path: '/api-keys/{id}/rotate',
    access: 'session',
    freshProof: true,
    scope: 'never',
    secretAnswer: true,
    summary:
      'Give a key another secret; the one before is taken for a week more. An admin who rotates a key of the organisation answers for it from then on.',
    params: idParams,
    changes: ['account', 'audit-log'],
    response: issuedKeySchema,
    errors: ['not_found', 'key_ended', 'fresh_proof_needed'],
  },
  revoke: {
    method: 'DELETE',
    path: '/api-keys/{id}',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Revoke a key: it is worth nothing from then on.',
    params: idParams,
    changes: ['account', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  },
  calls: {
    method: 'GET',
    path: '/api-keys/{id}/calls',
    access: 'session',
    scope: 'never',
    summary:
      'What a key was used for in the last thirty days, latest first; refused calls too, never what they said.',
    params: idParams,
    query: z.object(pagingUpTo(callsPerPage)),
    shows: ['account'],
    response: z.array(keyCallSchema),
    errors: ['not_found'],
  },
});
