import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { pagingUpTo, updatedSince } from './paging.ts';
import { emailSchema, memberRoleSchema, nameSchema, roleSchema, userSchema } from './people.ts';

const noUser: FieldProblem = 'no_user';
const tooManyUsers: FieldProblem = 'too_many_users';
const emailRepeated: FieldProblem = 'email_repeated';

const done = z.object({ success: z.literal(true) });
const idParams = z.object({ id: z.uuid() });

export const memberStatuses = ['invited', 'active'] as const;

/** Someone as the people who manage the organisation see them. */
export const memberSchema = userSchema.extend({
  status: z.enum(memberStatuses).describe('`invited` until the person has opened a link from their mailbox.'),
  joinedAt: z.iso.datetime().describe('While `invited`: when they were added.'),
  invitedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the latest invitation was sent or, if it waits, written; null for a founder.'),
  invitationWaits: z
    .boolean()
    .describe(
      'Whether the invitation was written before the founder’s mailbox was proven, and has not left.',
    ),
  lastSeenAt: z.iso.datetime().nullable(),
  mailRefusedAt: z.iso
    .datetime()
    .nullable()
    .describe('Since when the mail server refuses this address for good; null while mails arrive.'),
  updatedAt: z.iso.datetime().describe('When what is told here last changed; a visit is no change.'),
});

export const seatUseSchema = z.object({ seats: z.int(), usedSeats: z.int(), remainingSeats: z.int() });

/** One row of an invitation, typed, pasted or read from a file. */
export const inviteRowSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  role: roleSchema.default('employee'),
});

/** The same address twice is told by its second place, even where rows are bad in other ways: all is told at once. */
const onceEach: z.core.$ZodCheck<readonly { email?: unknown }[]> = new z.core.$ZodCheck({
  check: 'custom',
  when: ({ value }) => Array.isArray(value),
});
onceEach._zod.check = ({ value, issues }) => {
  const seen = new Set<string>();
  value.forEach((row, place) => {
    if (typeof row?.email !== 'string') return;
    const { email } = row;
    const key = email.trim().toLowerCase();
    if (key !== '' && seen.has(key)) {
      issues.push({ code: 'custom', message: emailRepeated, path: [place, 'email'], input: email });
    }
    seen.add(key);
  });
};

/** All rows of one invitation. */
const inviteRowsSchema = z
  .array(inviteRowSchema, { error: noUser })
  .min(1, noUser)
  .max(1000, tooManyUsers)
  .check(onceEach);

/** Beyond any organisation that there can be: screens show everyone at once. */
const peoplePerPage = 5_000;

export const usersEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/users',
    access: 'session',
    scope: 'user.list',
    summary: 'Everyone in the organisation, pending invitations included, and the seats they take.',
    query: z.object({ ...updatedSince, ...pagingUpTo(peoplePerPage) }),
    shows: ['people', 'teams', 'subscription'],
    response: z.object({
      users: z.array(memberSchema),
      removed: z
        .array(z.object({ id: z.uuid(), removedAt: z.iso.datetime() }))
        .describe('With `updatedSince`: who is no longer there, by their ids alone.'),
      seats: seatUseSchema,
    }),
    errors: ['validation_failed', 'forbidden'],
  },
  add: {
    method: 'POST',
    path: '/users',
    access: 'session',
    scope: 'user.add',
    summary: 'Add one person and send them an invitation.',
    body: inviteRowSchema,
    changes: ['people', 'audit-log'],
    response: memberSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'email_taken',
      'seat_limit_reached',
      'too_many_invitations',
      'too_many_requests',
    ],
    limit: { max: 100, minutes: 60, by: 'ip' },
  },
  inviteMultiple: {
    method: 'POST',
    path: '/users/invite-multiple',
    access: 'session',
    scope: 'user.add',
    heavy: 'long',
    summary: 'Invite many at once: all of them or nobody, with every bad row named in `fields`.',
    body: z.object({ users: inviteRowsSchema }),
    changes: ['people', 'audit-log'],
    response: z.object({ users: z.array(memberSchema) }),
    errors: [
      'validation_failed',
      'forbidden',
      'email_taken',
      'seat_limit_reached',
      'too_many_invitations',
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 60, by: 'ip' },
  },
  resendInvitation: {
    method: 'POST',
    path: '/users/{id}/resend-invitation',
    access: 'session',
    scope: 'user.resend-invitation',
    summary: 'Send the invitation of a person who has not joined yet once more.',
    params: idParams,
    changes: ['people', 'audit-log'],
    response: memberSchema,
    errors: [
      'forbidden',
      'confirmation_required',
      'not_found',
      'already_joined',
      'invitation_just_sent',
      'too_many_invitations',
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 60, by: 'ip' },
  },
  sendWaiting: {
    method: 'POST',
    path: '/users/send-waiting-invitations',
    access: 'session',
    scope: 'user.resend-invitation',
    summary: 'Send the invitations that were written before the founder’s mailbox was proven.',
    changes: ['people', 'audit-log'],
    response: z.object({ users: z.array(memberSchema) }),
    errors: ['forbidden', 'confirmation_required', 'too_many_invitations', 'too_many_requests'],
    limit: { max: 30, minutes: 60, by: 'ip' },
  },
  changeRole: {
    method: 'PUT',
    path: '/users/{id}',
    access: 'session',
    freshProof: true,
    scope: 'never',
    summary: 'Give a person another role, at most one’s own.',
    params: idParams,
    body: z.object({ role: memberRoleSchema }),
    changes: ['people', 'audit-log'],
    response: memberSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'last_admin', 'fresh_proof_needed'],
  },
  remove: {
    method: 'DELETE',
    path: '/users/{id}',
    access: 'session',
    scope: 'never',
    unpaid: 'allowed',
    summary: 'Remove a person: their sessions end at once and their seat is free. Past absences stay.',
    params: idParams,
    changes: ['people', 'audit-log'],
    response: done,
    errors: ['forbidden', 'not_found', 'last_admin', 'self_removal'],
  },
});
