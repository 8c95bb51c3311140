import { z } from 'zod';
import { recoveryCodeCount, secondFactorPolicies } from '#domain/access/second-factor.ts';
import { openedSessionSchema } from './auth.ts';
import { shownDaySchema } from './days.ts';
import { defineEndpoints } from './endpoint.ts';

const done = z.object({ success: z.literal(true) });

const codeSchema = z
  .string({ error: 'required' })
  .min(1, 'required')
  .max(40, 'invalid')
  .describe('Six digits of the app, or a recovery code; spaces and dashes do not count.');

const recoveryCodesSchema = z
  .array(z.string())
  .describe('Told this once, only hashes are kept. Each works once.');

export const trustedDeviceSchema = z.object({
  id: z.uuid(),
  device: z.string().describe('The browser and system it was opened from, as they present themselves.'),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** What one does about oneself, paid or not, accountant or not. */
const aboutOneself = {
  access: 'session',
  accountants: 'allowed',
  scope: 'never',
  unpaid: 'allowed',
} as const;

export const secondFactorsEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/auth/second-factor',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    enrolling: 'allowed',
    summary:
      'By what the person proves who they are beyond their mailbox, and what the organisation asks for.',
    shows: ['account', 'organization'],
    response: z.object({
      app: z
        .object({ since: z.iso.datetime() })
        .nullable()
        .describe('The authenticator app; null without one.'),
      recoveryCodesLeft: z.int().min(0).max(recoveryCodeCount),
      passkeys: z.int().min(0).describe('How many passkeys they have; one is a second factor too.'),
      mailCode: z
        .boolean()
        .describe(
          'Whether six digits by mail prove who is there; not for who has a factor of their own (rule I36).',
        ),
      asked: z.object({
        secondFactor: z.enum(secondFactorPolicies),
        from: shownDaySchema.nullable(),
        ofMe: z.boolean().describe('Whether the organisation asks it of this person.'),
      }),
    }),
  },
  finishLogin: {
    method: 'POST',
    path: '/auth/second-factor',
    access: 'public',
    summary: 'Finish a login that answered with a ticket: with the code it becomes a session.',
    body: z.object({
      ticket: z.string({ error: 'required' }).min(1, 'required').max(512, 'invalid'),
      code: codeSchema,
      trust: z
        .boolean()
        .default(false)
        .describe('Ask for no code on this browser for thirty days; kept as a cookie.'),
    }),
    changes: [],
    response: openedSessionSchema.extend({
      companies: z.int().optional().describe('How many companies the address opens; absent when it is one.'),
    }),
    errors: ['validation_failed', 'login_ticket_invalid', 'code_wrong', 'code_paused', 'too_many_requests'],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  startApp: {
    ...aboutOneself,
    method: 'POST',
    path: '/auth/totp/start',
    enrolling: 'allowed',
    freshProof: true,
    secretAnswer: true,
    summary: 'Begin to set up an authenticator app: its secret. Nothing changes until a code confirms it.',
    changes: [],
    response: z.object({
      secret: z.string().describe('In base32, to be typed where no camera is.'),
      address: z.string().describe('The `otpauth://` address to draw as a QR code.'),
    }),
    errors: ['secrets_key_missing', 'passkey_needed', 'fresh_proof_needed'],
  },
  confirmApp: {
    ...aboutOneself,
    method: 'POST',
    path: '/auth/totp/confirm',
    enrolling: 'allowed',
    secretAnswer: true,
    summary: 'Confirm the app with a code of it: from now on logins ask for one.',
    body: z.object({ code: codeSchema }),
    changes: ['account', 'people', 'audit-log'],
    response: z.object({ recoveryCodes: recoveryCodesSchema }),
    errors: ['validation_failed', 'not_found', 'passkey_needed', 'code_wrong'],
  },
  turnOffApp: {
    ...aboutOneself,
    method: 'POST',
    path: '/auth/totp/off',
    freshProof: true,
    summary: 'Turn the app off: recovery codes and trusted devices go with it.',
    changes: ['account', 'people', 'audit-log'],
    response: done,
    errors: ['not_found', 'fresh_proof_needed'],
  },
  renewCodes: {
    ...aboutOneself,
    method: 'POST',
    path: '/auth/recovery-codes',
    freshProof: true,
    secretAnswer: true,
    summary: 'Make ten new recovery codes; those of before work no more.',
    changes: ['account', 'audit-log'],
    response: z.object({ recoveryCodes: recoveryCodesSchema }),
    errors: ['not_found', 'fresh_proof_needed'],
  },
  devices: {
    method: 'GET',
    path: '/auth/trusted-devices',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary: 'The browsers that no code is asked on, latest first.',
    shows: ['account'],
    response: z.array(trustedDeviceSchema),
  },
  revokeDevice: {
    ...aboutOneself,
    method: 'DELETE',
    path: '/auth/trusted-devices/{id}',
    summary: "Trust one of one's own browsers no more.",
    params: z.object({ id: z.uuid() }),
    changes: ['account'],
    response: done,
    errors: ['not_found'],
  },
  stepUp: {
    ...aboutOneself,
    method: 'POST',
    path: '/auth/step-up',
    enrolling: 'allowed',
    closing: 'allowed',
    idempotency: 'needless',
    summary: 'Prove who is there, for ten minutes: by the app, a recovery code, or a code by mail.',
    body: z.object({ code: codeSchema }),
    changes: [],
    response: done,
    errors: ['validation_failed', 'code_wrong', 'code_paused'],
  },
  askMailCode: {
    ...aboutOneself,
    method: 'POST',
    path: '/auth/step-up/mail',
    enrolling: 'allowed',
    closing: 'allowed',
    idempotency: 'needless',
    summary:
      'Send six digits by mail to prove who is there; for those without an app, nor a passkey that the organisation asks for.',
    changes: [],
    response: done,
    errors: ['forbidden', 'too_many_requests'],
    limit: { max: 10, minutes: 15, by: 'ip' },
  },
});
