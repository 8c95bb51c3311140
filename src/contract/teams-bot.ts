import { z } from 'zod';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { connectionOffersSchema } from './connections.ts';
import { defineEndpoints } from './endpoint.ts';
import { pastedErrors, tenantAppFormSchema } from './tenant-app.ts';

const invalid: FieldProblem = 'invalid';
const session = { access: 'session', scope: 'never' } as const;
const changes = ['organization', 'audit-log'] as const;

const told = z.object({
  bot: z.object({ appId: z.string(), tenantId: z.string() }).nullable(),
  endpoint: z.string().describe('The messaging endpoint to give to Azure.'),
});

export const teamsBotEndpoints = defineEndpoints({
  show: {
    ...session,
    method: 'GET',
    path: '/teams-bot',
    summary: 'The bot of Microsoft Teams that the company registered, without its secret. For admins.',
    shows: ['organization'],
    response: told,
    errors: ['forbidden'],
  },
  connect: {
    ...session,
    method: 'PUT',
    path: '/teams-bot',
    idempotency: 'after-asking',
    freshProof: true,
    summary:
      'Connect a bot that the company registered in Azure, if Microsoft gives an access for it. For admins.',
    body: tenantAppFormSchema,
    changes,
    response: told,
    errors: [...pastedErrors, 'confirmation_required'],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  app: {
    ...session,
    method: 'GET',
    path: '/teams-bot/app',
    summary: 'The app to upload to Teams, made for this host and the bot that is connected. For admins.',
    shows: ['organization'],
    response: z.string(),
    namedFile: { types: ['application/zip'] },
    errors: ['forbidden', 'not_found'],
  },
  link: {
    ...session,
    method: 'PUT',
    path: '/teams-bot/account',
    idempotency: 'after-asking',
    summary:
      'Link one’s own account in Teams, by the way that the bot gave there and the address that both know.',
    body: z.object({
      reference: z
        .string({ error: invalid })
        .min(1, 'required')
        .max(4000, 'invalid')
        .describe('What the bot put into the address that it gave.')
        .meta({ examples: ['cmsxOg'] }),
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
      'too_many_requests',
    ],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
});
