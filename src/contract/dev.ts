import { z } from 'zod';
import { openedSessionSchema } from './auth.ts';
import { defineEndpoints } from './endpoint.ts';
import { userSchema } from './people.ts';

export const mailSummarySchema = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
});

const mailParams = z.object({ id: z.string().regex(/^[\w.-]+$/) });

/** Tools of the person who runs Relâche on their own machine. None of them exists in production. */
export const devEndpoints = defineEndpoints({
  listUsers: {
    method: 'GET',
    path: '/dev/users',
    access: 'local',
    summary: 'Everyone in the first ten and the last ten organisations of this machine.',
    shows: [],
    response: z.array(
      userSchema.extend({
        organizationId: z.uuid(),
        organizationName: z.string(),
        joinedAt: z.iso.datetime(),
      }),
    ),
  },
  loginAs: {
    method: 'POST',
    path: '/dev/login-as',
    access: 'local',
    summary: 'Open a session as anyone.',
    body: z.object({ userId: z.uuid() }),
    changes: ['people', 'audit-log'],
    response: openedSessionSchema,
    errors: ['not_found'],
  },
  listMails: {
    method: 'GET',
    path: '/dev/mails',
    access: 'local',
    summary: 'The latest 200 mails of the local outbox, latest first.',
    shows: [],
    response: z.array(mailSummarySchema),
  },
  readMail: {
    method: 'GET',
    path: '/dev/mails/{id}',
    access: 'local',
    summary: 'One mail of the local outbox. Its HTML part is at /dev/mails/{id}/html, as a page of its own.',
    params: mailParams,
    shows: [],
    response: mailSummarySchema.extend({
      text: z.string(),
      html: z.string().nullable(),
      headers: z.record(z.string(), z.string()),
    }),
    errors: ['not_found'],
  },
});
