import { z } from 'zod';
import { loginMethods } from '#domain/access/login-method.ts';
import { defineEndpoints } from './endpoint.ts';
import { emailSchema, nameSchema, profileSchema, sessionOrganizationSchema, userSchema } from './people.ts';

const done = z.object({ success: z.literal(true) });

const accountSchema = z.object({
  user: profileSchema,
  organization: sessionOrganizationSchema.extend({
    readOnly: z
      .boolean()
      .describe('Without a running subscription, everything can be read and nothing written.'),
    closesAt: z.iso
      .datetime()
      .nullable()
      .describe('When everything is erased, while the organisation is being closed.'),
  }),
  enrolling: z
    .boolean()
    .describe(
      'The organisation asks for a second factor that the person does not have, or did not log in with: nothing else is open.',
    ),
});

/** What a browser keeps after a login. */
export const openedSessionSchema = z.object({
  token: z.string().describe('Bearer token; shown once, only its hash is kept.'),
  user: userSchema,
  organization: sessionOrganizationSchema,
});

/** A login that is not over: it becomes a session with a code, and is none until then. */
export const secondFactorAskedSchema = z.object({
  next: z.literal('second-factor'),
  ticket: z.string().describe('Sent back with the code within ten minutes.'),
});

/** The domain of the address is a company's, which says itself who its people are. */
export const connectionAskedSchema = z.object({
  next: z.literal('connection'),
  url: z
    .string()
    .describe('Where the browser goes, within ten minutes; it comes back to the page of the login.'),
});

/** What a login link opens, where nothing more is asked. */
export const verifiedLoginSchema = openedSessionSchema.extend({
  waitingInvitations: z
    .int()
    .optional()
    .describe('How many invitations wait for a word of this person; absent when there are none.'),
  companies: z.int().optional().describe('How many companies the address opens; absent when it is one.'),
});

export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string().describe('The browser and system it was opened from, as they present themselves.'),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
  method: z
    .enum(loginMethods)
    .nullable()
    .describe('How it was opened; null until the person has opened a link from their mailbox.'),
  via: z
    .string()
    .nullable()
    .describe('The connection of the company that it was opened by; null for others.'),
  authenticatedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the person last proved there who they are; null for sessions older than this field.'),
  notified: z.boolean().describe('Whether its device gets notifications; they end with the session.'),
});

export const authEndpoints = defineEndpoints({
  requestMagicLink: {
    method: 'POST',
    path: '/auth/magic-link',
    access: 'public',
    summary:
      'Send a login link by e-mail, or say where the company of the address logs in. The answer is the same for known and unknown addresses.',
    body: z.object({
      email: emailSchema,
      byMail: z
        .boolean()
        .default(false)
        .describe(
          'Send a link even where the company has a login of its own. Where it asks for that, the link opens nothing, unless for an emergency (rule I25).',
        ),
    }),
    changes: [],
    response: z.union([connectionAskedSchema, done]),
    errors: ['validation_failed', 'too_many_requests'],
    limit: { max: 5, minutes: 15, by: 'email-and-ip' },
  },
  verifyMagicLink: {
    method: 'POST',
    path: '/auth/verify',
    access: 'public',
    summary:
      'Exchange the token of a login link, once, for a session; or, with a second factor, for the question after it.',
    body: z.object({
      token: z.string({ error: 'required' }).min(1, 'required').max(512, 'invalid'),
      replace: z
        .boolean()
        .default(false)
        .describe('Whether the link may take the place of someone else’s session, sent as the bearer token.'),
    }),
    changes: ['people', 'audit-log'],
    response: z.union([secondFactorAskedSchema, verifiedLoginSchema]),
    errors: [
      'magic_link_invalid',
      'company_login_needed',
      'other_session_open',
      'account_elsewhere',
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  me: {
    method: 'GET',
    path: '/auth/me',
    closing: 'allowed',
    access: 'session',
    accountants: 'allowed',
    scope: 'organization.read',
    oneself: true,
    enrolling: 'allowed',
    summary: 'The person behind the token, and their organisation.',
    shows: ['people', 'organization', 'subscription'],
    response: accountSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/auth/me',
    access: 'session',
    accountants: 'allowed',
    scope: 'profile.edit',
    oneself: true,
    summary: 'Change the name of the person behind the token.',
    body: z.object({ name: nameSchema }),
    changes: ['people', 'audit-log'],
    response: accountSchema,
    errors: ['validation_failed'],
  },
  leaveOrganization: {
    method: 'POST',
    path: '/auth/me/leave',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'Leave the organisation: sessions end, the seat is free. The last admin cannot.',
    changes: ['people', 'audit-log'],
    response: done,
    errors: ['last_admin'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    closing: 'allowed',
    access: 'session',
    enrolling: 'allowed',
    accountants: 'allowed',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'End the session of the token used.',
    changes: [],
    response: done,
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    summary: 'Where the person is logged in, latest first.',
    shows: ['account'],
    response: z.array(sessionSchema),
  },
  revokeSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    summary: "End one of one's own sessions.",
    params: z.object({ id: z.uuid() }),
    changes: ['account'],
    response: done,
    errors: ['not_found'],
  },
  revokeOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/revoke-others',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'End every session of the person except the one of the token used.',
    changes: ['account'],
    response: z.object({ revoked: z.int() }),
  },
  revokeEverySession: {
    method: 'POST',
    path: '/auth/sessions/revoke-all',
    access: 'session',
    accountants: 'allowed',
    scope: 'never',
    idempotency: 'needless',
    unpaid: 'allowed',
    summary: 'End every session of the person, the one of the token used too.',
    changes: ['account'],
    response: z.object({ revoked: z.int() }),
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/auth/me/language',
    closing: 'allowed',
    access: 'session',
    enrolling: 'allowed',
    accountants: 'allowed',
    scope: 'profile.edit',
    oneself: true,
    unpaid: 'allowed',
    summary: 'Choose the language of the screens and mails of the person.',
    body: z.object({ language: profileSchema.shape.language }),
    changes: ['people'],
    response: done,
  },
});
