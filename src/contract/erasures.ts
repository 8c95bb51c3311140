import { z } from 'zod';
import { chosenReasons } from '#domain/privacy/erasure.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';
import { filledLineSchema } from './texts.ts';

const required: FieldProblem = 'required';
const idParams = z.object({ id: z.uuid() });

export const erasureHoldSchema = z.object({
  reason: z.string(),
  setAt: z.iso.datetime(),
  setBy: personBadgeSchema,
});

export const erasureStateSchema = z
  .enum(['none', 'waiting', 'done'])
  .describe('Nobody asked; to be done within minutes, or once no hold stands; done.');

const erasureSchema = z.object({
  state: erasureStateSchema,
  hasLeft: z.boolean().describe('Only who has left can be erased.'),
  pseudonym: z.string().nullable().describe('What the person is called once it is done.'),
  askedAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  hold: erasureHoldSchema.nullable().describe('Why the data must stay for now; null where nothing holds it.'),
  goes: z
    .object({
      documents: z.int().describe('Attached to their requests.'),
      comments: z.int().describe('On their requests, or by them.'),
      notes: z.int().describe('Requests with a note or a reason.'),
      payrollFiles: z
        .int()
        .describe('Files of months in which they stand: their content goes, their line stays.'),
      copies: z.int().describe('Copies of data of anybody that are kept just now: they may name the person.'),
    })
    .describe('What would be deleted.'),
  stays: z
    .object({
      requests: z.int(),
      counterLines: z.int(),
      payLines: z.int(),
      journalLines: z.int(),
    })
    .describe('What would stay, under the pseudonym.'),
});

const changes = ['people', 'leave-requests', 'payroll', 'teams', 'audit-log'] as const;

export const erasuresEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/users/{id}/erasure',
    access: 'session',
    scope: 'never',
    summary:
      'What erasing a person would take away and leave, in numbers, and where it stands (rules V6 to V9). For admins.',
    params: idParams,
    shows: ['people', 'leave-requests', 'payroll'],
    response: erasureSchema,
    errors: ['forbidden', 'not_found'],
  },
  erase: {
    method: 'POST',
    path: '/users/{id}/erase',
    access: 'session',
    scope: 'never',
    freshProof: true,
    unpaid: 'allowed',
    summary:
      'Erase a person who has left: their rows stay under a pseudonym, so that counts stay right; what says who they are goes. It cannot be undone. For admins.',
    params: idParams,
    body: z.object({
      reason: z
        .enum(chosenReasons, { error: required })
        .describe('`asked`: the person asked for it; `unneeded`: nothing needs the data any more; `other`.'),
    }),
    changes,
    response: erasureSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'not_left_yet',
      'last_admin',
      'erasure_held',
      'fresh_proof_needed',
    ],
    limit: { max: 30, minutes: 60, by: 'ip' },
  },
  hold: {
    method: 'PUT',
    path: '/users/{id}/erasure/hold',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Keep a person’s data for a reason: nobody erases them until it is lifted. For admins.',
    params: idParams,
    body: z.object({ reason: filledLineSchema(500) }),
    changes: ['people', 'audit-log'],
    response: erasureSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  lift: {
    method: 'DELETE',
    path: '/users/{id}/erasure/hold',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Lift that: an erasure that was asked for before is done now. For admins.',
    params: idParams,
    changes: ['people', 'audit-log'],
    response: erasureSchema,
    errors: ['forbidden', 'not_found'],
  },
});
