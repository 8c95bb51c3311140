import { z } from 'zod';
import { longestPasskeyName } from '#domain/passkeys/passkey-limits.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { openedSessionSchema } from './auth.ts';
import { defineEndpoints } from './endpoint.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const done = z.object({ success: z.literal(true) });

/** Bytes in base64url, as browsers write them. */
const bytes = (most: number, example: string) =>
  z
    .string({ error: invalid })
    .regex(/^[\w-]+$/, invalid)
    .max(most, invalid)
    .meta({ examples: [example] });

const credentialId = bytes(1364, 'mQv0bB1Yk3xT6oF2sW9dRg').describe('Which passkey the device answers with.');
const clientData = bytes(4096, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0').describe(
  'What the browser signed, and for whom.',
);
const nameField = filledLineSchema(longestPasskeyName);

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  synced: z
    .boolean()
    .describe('Whether a password manager keeps it, so that it is there on several devices.'),
});

/** What a device says when it is asked who is there. */
const deviceAnswer = z.object({
  id: credentialId,
  clientDataJSON: clientData,
  authenticatorData: bytes(4096, 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ'),
  signature: bytes(2048, 'MEUCIQDp'),
  userHandle: bytes(128, 'zT4mQ7'),
});

const pointer = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

export const passkeysEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/auth/passkeys',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary: 'The passkeys of the person, the oldest first.',
    shows: ['account'],
    response: z.object({
      passkeys: z.array(passkeySchema),
      most: z.int().describe('How many a person may have.'),
      offered: z.boolean().describe('Whether to tell the person that passkeys exist.'),
    }),
  },
  start: {
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    freshProof: true,
    summary: 'What the browser needs to make a passkey; good for five minutes, in this browser.',
    changes: [],
    response: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string().optional(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.string() })),
      timeout: z.int().optional(),
      attestation: z.string().optional(),
      excludeCredentials: z.array(pointer).optional(),
      authenticatorSelection: z
        .object({
          residentKey: z.string().optional(),
          requireResidentKey: z.boolean().optional(),
          userVerification: z.string().optional(),
        })
        .optional(),
    }),
    errors: ['too_many_passkeys', 'fresh_proof_needed'],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  make: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Keep the passkey that the browser has made.',
    body: z.object({
      id: credentialId,
      clientDataJSON: clientData,
      attestationObject: bytes(16_384, 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg'),
      transports: z
        .array(
          z
            .string({ error: invalid })
            .max(20, invalid)
            .regex(/^[a-z-]+$/, invalid),
          { error: invalid },
        )
        .max(8, invalid)
        .default([])
        .meta({ examples: [['internal']] }),
      name: nameField.optional().describe('After the device, unless one is given.'),
    }),
    changes: ['account', 'audit-log'],
    response: passkeySchema,
    errors: ['validation_failed', 'passkey_unfit', 'passkey_unverified', 'too_many_passkeys'],
  },
  rename: {
    method: 'PUT',
    path: '/auth/passkeys/{id}',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Give a passkey another name.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: nameField }),
    changes: ['account'],
    response: passkeySchema,
    errors: ['validation_failed', 'not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    freshProof: true,
    summary: 'Remove a passkey: it opens nothing any more.',
    params: z.object({ id: z.uuid() }),
    changes: ['account', 'audit-log'],
    response: done,
    errors: ['not_found', 'fresh_proof_needed'],
  },
  decline: {
    method: 'POST',
    path: '/auth/passkeys/decline',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'Not be told again that passkeys exist.',
    changes: ['account'],
    response: done,
  },
  startLogin: {
    method: 'POST',
    path: '/auth/passkeys/login/options',
    access: 'public',
    summary: 'What the browser needs to ask for a passkey; good for five minutes, in this browser.',
    changes: [],
    response: z.object({
      challenge: z.string(),
      rpId: z.string().optional(),
      timeout: z.int().optional(),
      userVerification: z.string().optional(),
    }),
    errors: ['too_many_requests'],
    limit: { max: 120, minutes: 15, by: 'ip' },
  },
  login: {
    method: 'POST',
    path: '/auth/passkeys/login',
    access: 'public',
    summary: 'Open a session with a passkey. The device must have recognised its owner.',
    body: deviceAnswer,
    changes: ['audit-log'],
    response: openedSessionSchema.extend({
      companies: z.int().optional().describe('How many companies the address opens; absent when it is one.'),
    }),
    errors: [
      'validation_failed',
      'passkey_refused',
      'passkey_unverified',
      'company_login_needed',
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  prove: {
    method: 'POST',
    path: '/auth/step-up/passkey',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    enrolling: 'allowed',
    summary: "Prove who is there, for ten minutes, by one of one's own passkeys.",
    body: deviceAnswer,
    changes: [],
    response: done,
    errors: ['validation_failed', 'passkey_not_yours', 'passkey_unverified', 'too_many_requests'],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
});
