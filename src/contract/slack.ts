import { z } from 'zod';
import { languages } from '#domain/text/language.ts';
import { connectionOffersSchema } from './connections.ts';
import { defineEndpoints } from './endpoint.ts';

const session = { access: 'session', scope: 'never' } as const;

const digestSchema = z.object({
  channel: z
    .object({
      name: z.string().describe('Its name in Slack.'),
      language: z.enum(languages).describe('That of the command by which it was chosen.'),
    })
    .nullable()
    .describe('Null where no channel was chosen.'),
});

export const slackEndpoints = defineEndpoints({
  manifest: {
    ...session,
    method: 'GET',
    path: '/slack/manifest',
    summary: 'The Slack app of this installation, as Slack takes it. For admins.',
    shows: ['organization'],
    response: z.object({
      manifest: z.string().describe('As JSON.'),
      createUrl: z.string().describe('Slack’s page that makes an app of it.'),
    }),
    errors: ['forbidden'],
  },
  digest: {
    ...session,
    method: 'GET',
    path: '/slack/digest',
    summary: 'The channel of Slack that reads every Monday who is away. For admins.',
    shows: ['organization'],
    response: digestSchema,
    errors: ['forbidden'],
  },
  stopDigest: {
    ...session,
    method: 'DELETE',
    path: '/slack/digest',
    unpaid: 'allowed',
    summary: 'No channel of Slack reads who is away any more. For admins.',
    changes: ['organization', 'audit-log'],
    response: digestSchema,
    errors: ['forbidden'],
  },
  account: {
    ...session,
    method: 'GET',
    path: '/slack/account',
    summary: 'Whom the company’s Slack workspace knows by one’s own address.',
    shows: ['account'],
    response: z.object({
      workspace: z.string(),
      address: z.string(),
      account: z
        .object({ id: z.string(), name: z.string() })
        .nullable()
        .describe('Null where nobody there has the address.'),
    }),
    errors: [
      'forbidden',
      'confirmation_required',
      'connection_not_set_up',
      'connection_unreachable',
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  link: {
    ...session,
    method: 'PUT',
    path: '/slack/account',
    idempotency: 'after-asking',
    summary: 'Link one’s own Slack account, by the address that both know.',
    body: z.object({
      account: z
        .string({ error: 'invalid' })
        .min(1, 'required')
        .max(100, 'invalid')
        .describe('The one that was shown.')
        .meta({ examples: ['U012AB3CD'] }),
    }),
    changes: ['account', 'audit-log'],
    response: connectionOffersSchema,
    errors: [
      'validation_failed',
      'forbidden',
      'not_found',
      'confirmation_required',
      'connection_not_set_up',
      'connection_unreachable',
      'connection_taken',
    ],
  },
});
