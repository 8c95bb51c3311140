import { z } from 'zod';
import { channelNews } from '#domain/connections/channel-news.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { languages } from '#domain/text/language.ts';
import { defineEndpoints } from './endpoint.ts';
import { filledLineSchema } from './texts.ts';

const invalid: FieldProblem = 'invalid';
const session = { access: 'session', scope: 'never' } as const;

const choices = {
  name: filledLineSchema(80).describe('What the channel is called here, such as « Équipe · Absences ».'),
  news: z
    .array(z.enum(channelNews, { error: invalid }))
    .max(channelNews.length, invalid)
    .describe('What is posted there: requests, decisions, or who is away each Monday.'),
  language: z.enum(languages, { error: invalid }).describe('In what language.'),
};

export const channelFormSchema = z.object({
  address: filledLineSchema(2000)
    .describe('The address of a flow of Workflows. It is kept sealed and never told again.')
    .meta({
      examples: ['https://prod-12.westeurope.logic.azure.com/workflows/abc/triggers/manual/paths/invoke'],
    }),
  ...choices,
});

export const teamsChannelSchema = z.object({
  name: z.string(),
  host: z.string().describe('All of its address that is ever told.'),
  news: z.array(z.enum(channelNews)),
  language: z.enum(languages),
  testedAt: z.iso.datetime().nullable().describe('When the flow last took a card of a test.'),
  seen: z
    .boolean()
    .nullable()
    .describe(
      'Whether somebody saw that card, as an admin answered. A flow that takes a card proves nothing.',
    ),
});

const told = z.object({ channel: teamsChannelSchema.nullable() });
const changes = ['organization', 'audit-log'] as const;

export const teamsChannelEndpoints = defineEndpoints({
  show: {
    ...session,
    method: 'GET',
    path: '/teams-channel',
    summary: 'The channel of Microsoft Teams that the company has cards posted to. For admins.',
    shows: ['organization'],
    response: told,
    errors: ['forbidden'],
  },
  connect: {
    ...session,
    method: 'PUT',
    path: '/teams-channel',
    freshProof: true,
    summary:
      'Have cards posted to a channel of Microsoft Teams, by the address of a flow of Workflows. For admins.',
    body: channelFormSchema,
    changes,
    response: told,
    errors: [
      'validation_failed',
      'forbidden',
      'confirmation_required',
      'connection_taken',
      'secrets_key_missing',
      'fresh_proof_needed',
    ],
  },
  change: {
    ...session,
    method: 'PATCH',
    path: '/teams-channel',
    summary: 'Choose what is posted to the channel of Microsoft Teams. For admins.',
    body: z.object(choices),
    changes,
    response: told,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  test: {
    ...session,
    method: 'POST',
    path: '/teams-channel/test',
    idempotency: 'needless',
    summary: 'Post a card that says to be a test. Whether anybody sees it is for them to say.',
    changes: ['organization'],
    response: told.extend({ isTaken: z.boolean().describe('Whether the flow took it. It may not show it.') }),
    errors: ['forbidden', 'not_found', 'too_many_requests'],
    limit: { max: 30, minutes: 15, by: 'ip' },
  },
  seen: {
    ...session,
    method: 'PUT',
    path: '/teams-channel/seen',
    summary: 'Say whether the card of the last test was seen in the channel. For admins.',
    body: z.object({ seen: z.boolean({ error: invalid }) }),
    changes: ['organization'],
    response: told,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
