import { z } from 'zod';
import {
  notificationChoices,
  notificationKinds,
  stoppableMails,
} from '#domain/notifications/notification-kind.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';

const invalid: FieldProblem = 'invalid';

const choiceSchema = z.object({
  kind: z.enum(notificationKinds, { error: invalid }),
  choice: z.enum(notificationChoices, { error: invalid }),
});

/** Every kind that concerns the person, with what they chose and what they may choose. */
const choicesSchema = z.array(choiceSchema.extend({ choices: z.array(z.enum(notificationChoices)) }));

const tokenBody = z.object({ token: z.string({ error: invalid }).max(200, invalid) });

const stoppedSchema = z.object({
  email: z.string(),
  kind: z.enum(stoppableMails),
  stopped: z.boolean().describe('Whether mails of this kind no longer come.'),
});

export const notificationsEndpoints = defineEndpoints({
  choices: {
    method: 'GET',
    path: '/notifications/choices',
    access: 'session',
    scope: 'profile.edit',
    oneself: true,
    summary: 'Which mails one gets, and when.',
    shows: ['account'],
    response: choicesSchema,
  },
  choose: {
    method: 'PUT',
    path: '/notifications/choices',
    access: 'session',
    scope: 'profile.edit',
    oneself: true,
    unpaid: 'allowed',
    summary: 'Choose for one kind of mail: at once, once a day, or not at all.',
    body: choiceSchema,
    changes: ['account'],
    response: choicesSchema,
    errors: ['validation_failed'],
  },
  showUnsubscribe: {
    method: 'POST',
    path: '/notifications/unsubscribe/show',
    access: 'public',
    summary: 'What the unsubscribe link of a mail would stop. Changes nothing.',
    body: tokenBody,
    shows: ['account'],
    response: stoppedSchema,
    errors: ['mail_link_invalid'],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
  unsubscribe: {
    method: 'POST',
    path: '/notifications/unsubscribe',
    access: 'public',
    summary: 'Stop the kind of mail that the link belongs to.',
    body: tokenBody,
    changes: ['account'],
    response: stoppedSchema,
    errors: ['mail_link_invalid'],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
});
