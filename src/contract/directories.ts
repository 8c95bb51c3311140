import { z } from 'zod';
import {
  directoryEventKinds,
  directoryKinds,
  directoryNotices,
  directoryRefusals,
  mostDirectories,
  teamSources,
} from '#domain/directories/directory-life.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';

/** Beside the API: its calls are those of RFC 7644, and not ours to describe. */
export const scimBase = '/scim/v2';

const directoryFormSchema = z.object({
  name: filledLineSchema(60)
    .describe('What the audit log calls it, such as « Entra ».')
    .meta({ examples: ['Entra'] }),
  kind: z
    .enum(directoryKinds, { error: invalid })
    .describe('Which program it is: the screen tells its steps.'),
  teamsFrom: z
    .enum(teamSources, { error: invalid })
    .describe(
      'What teams are made of: groups that the directory sends, the department of each person, or neither.',
    ),
});

const reasonSchema = z
  .enum([...directoryRefusals, ...directoryNotices])
  .nullable()
  .describe('Why it was refused, or done otherwise than asked; null for what was done.');

const directoryEventSchema = z.object({
  id: z.uuid(),
  directoryId: z.uuid(),
  at: z.iso.datetime().describe('The last time, where it came about several times.'),
  kind: z.enum(directoryEventKinds),
  subjectName: z.string().describe('The person or the team.'),
  reason: reasonSchema,
  times: z.int(),
});

const directorySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(directoryKinds),
  teamsFrom: z.enum(teamSources),
  maker: z.string().nullable().describe('Who connected it.'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute.'),
  revokedAt: z.iso.datetime().nullable(),
  lastRefusal: directoryEventSchema.nullable(),
});

const address = z.string().describe('Where the directory calls: `/scim/v2` of this installation.');

export const directoriesEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/directories',
    access: 'session',
    scope: 'never',
    summary:
      'The directories that are or were connected by SCIM, and what they did of late. Never their tokens.',
    shows: ['directories'],
    response: z.object({
      address,
      directories: z.array(directorySchema),
      events: z.array(directoryEventSchema).describe('Latest first, a hundred at most.'),
    }),
    errors: ['forbidden'],
  },
  create: {
    method: 'POST',
    path: '/directories',
    access: 'session',
    scope: 'never',
    secretAnswer: true,
    freshProof: true,
    summary: `Connect a directory, at most ${mostDirectories} at a time: one that works and one that takes its place.`,
    body: directoryFormSchema,
    changes: ['directories', 'audit-log'],
    response: directorySchema.extend({
      address,
      token: z.string().describe('What the directory logs in with, told this once: only its hash is kept.'),
    }),
    errors: [
      'validation_failed',
      'forbidden',
      'confirmation_required',
      'too_many_directories',
      'fresh_proof_needed',
    ],
  },
  revoke: {
    method: 'DELETE',
    path: '/directories/{id}',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Disconnect a directory: its token is worth nothing from then on. People and teams stay.',
    params: z.object({ id: z.uuid() }),
    changes: ['directories', 'audit-log'],
    response: z.object({ success: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  },
});
