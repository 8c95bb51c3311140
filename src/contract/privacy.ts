import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';

const idParams = z.object({ id: z.uuid() });

const personCopySchema = z.object({
  id: z.uuid(),
  about: z.enum(['person', 'organization']).describe('A person, or the whole organisation.'),
  of: personBadgeSchema.describe('Whom it is about: a person, or the organisation.'),
  askedAt: z.iso.datetime(),
  state: z
    .enum(['waiting', 'ready', 'expired'])
    .describe('Being made; to be fetched; or over, and deleted the next night.'),
  size: z.int().nullable().describe('In bytes, once it is ready.'),
  expiresAt: z.iso
    .datetime()
    .nullable()
    .describe('Until when it can be fetched: seven days after it was ready.'),
  fetchedAt: z.iso.datetime().nullable().describe('When it was last fetched.'),
});

export const privacyEndpoints = defineEndpoints({
  listCopies: {
    method: 'GET',
    path: '/privacy/copies',
    closing: 'allowed',
    access: 'session',
    scope: 'never',
    accountants: 'allowed',
    summary: 'The copies of people’s data that the reader asked for, latest first.',
    shows: ['account', 'people'],
    response: z.array(personCopySchema),
  },
  askForCopy: {
    method: 'POST',
    path: '/privacy/copies',
    closing: 'allowed',
    access: 'session',
    scope: 'never',
    accountants: 'allowed',
    unpaid: 'allowed',
    summary:
      'Ask for a copy of everything that is kept about oneself, or about anyone as an admin (rules V4, V5), or of the whole organisation as an admin who has just proven who they are (rule V18). While one is being made, it is the same one.',
    body: z.object({
      of: z
        .union([z.enum(['me', 'organization']), z.uuid()], { error: 'invalid' })
        .describe('`me`, whose it is, or `organization`.'),
    }),
    changes: ['account', 'audit-log'],
    response: personCopySchema,
    errors: ['validation_failed', 'forbidden', 'fresh_proof_needed', 'not_found'],
    limit: { max: 20, minutes: 60, by: 'ip' },
  },
  readCopy: {
    method: 'GET',
    path: '/privacy/copies/{id}',
    closing: 'allowed',
    access: 'session',
    scope: 'never',
    accountants: 'allowed',
    summary: 'Whether a copy is ready, for whoever asked for it.',
    params: idParams,
    shows: ['account', 'people'],
    response: personCopySchema,
    errors: ['not_found'],
  },
  fetchCopy: {
    method: 'GET',
    path: '/privacy/copies/{id}/archive',
    closing: 'allowed',
    access: 'session',
    scope: 'never',
    accountants: 'allowed',
    summary:
      'The copy itself, for whoever asked for it: an archive with data.json, a page to read, attachments and the photo; of an organisation, with a table for each kind of row (CSV and JSON), their description and every file.',
    freshProof: true,
    params: idParams,
    namedFile: { types: ['application/zip'] },
    looks: 'export',
    shows: ['account'],
    response: z.string(),
    errors: ['not_found'],
    limit: { max: 30, minutes: 60, by: 'ip' },
  },
});
