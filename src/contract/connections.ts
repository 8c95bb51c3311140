import { z } from 'zod';
import { companyCalendarProviders, companyCalendarStandings } from '#domain/connections/away-event.ts';
import {
  connectionOwners,
  connectionTroubles,
  outsideProviders,
  outsideStates,
} from '#domain/connections/outside-connection.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';

const invalid: FieldProblem = 'invalid';
const provider = z.enum(outsideProviders, { error: invalid });
const owner = z.enum(connectionOwners);
const params = z.object({ id: z.uuid() });
const ofProvider = z.object({ provider });

/** Where providers send people back: a page of ours, in the browser that was sent there. */
export const connectionsReturn = '/connections/return';

const outsideConnectionSchema = z.object({
  id: z.uuid(),
  state: z
    .enum(outsideStates)
    .describe(
      '`broken`: it does nothing until somebody connects it anew. `ending`: what was written there is being taken away.',
    ),
  left: z.int().nullable().describe('While it is `ending`: how many events are still to be taken away.'),
  label: z.string().describe('What the provider calls it.'),
  scopes: z.array(z.string()).describe('What the provider was asked to allow, in its own words.'),
  madeBy: personBadgeSchema,
  madeAt: z.iso.datetime(),
  lastSuccessAt: z.iso.datetime().nullable(),
  trouble: z
    .object({ code: z.enum(connectionTroubles), at: z.iso.datetime() })
    .nullable()
    .describe('What last went wrong, until something goes well again.'),
  note: z
    .object({
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      isLeft: z
        .boolean()
        .describe('True where something of the person’s own was found instead, and left as it was.'),
    })
    .nullable()
    .describe('What others read there of oneself being away.'),
  replies: z
    .object({
      state: z
        .enum(['off', 'consent', 'on'])
        .describe('`consent`: asked for, and not yet allowed at the provider.'),
      text: z.string().describe('What is answered; `{date}` stands for the last day.'),
    })
    .nullable()
    .describe('Automatic replies; null where there can be none.'),
});

export const connectionOffersSchema = z.object({
  available: z.boolean().describe('False where this server has no key to keep an access with.'),
  offers: z.array(
    z.object({
      provider,
      owner: owner.describe('The company’s are there for admins alone.'),
      isSetUp: z.boolean().describe('False where who runs this server has not registered it there.'),
      leavesTraces: z.boolean().describe('Whether what was written there can be taken away.'),
      connection: outsideConnectionSchema.nullable(),
    }),
  ),
  companyCalendar: z
    .object({
      providers: z.array(z.enum(companyCalendarProviders)),
      address: z.string().describe('One’s own, by which the calendar is found.'),
      standing: z
        .enum(companyCalendarStandings)
        .describe(
          '`own`: a calendar that one connected comes first. `refused`: one said no. `outside`: the address is not confirmed, or in no proven domain. `missing`: there is no calendar for it.',
        ),
    })
    .nullable()
    .describe('Whether the company has one’s absences written into one’s calendar; null where it does not.'),
});

const session = { access: 'session', scope: 'never' } as const;
const changes = ['organization', 'account', 'audit-log'] as const;

export const connectionsEndpoints = defineEndpoints({
  list: {
    ...session,
    method: 'GET',
    path: '/connections',
    summary: 'What can be connected, by the company and by oneself, and how it fares. Never what is secret.',
    shows: ['organization', 'account', 'people'],
    response: connectionOffersSchema,
    errors: ['forbidden'],
  },
  beginCompany: {
    ...session,
    method: 'POST',
    path: '/connections/company/{provider}',
    freshProof: true,
    idempotency: 'needless',
    summary: 'Begin to connect something for the company: answers where the browser goes. For admins.',
    params: ofProvider,
    changes: ['account'],
    response: z.object({ url: z.string() }),
    errors: [
      'forbidden',
      'confirmation_required',
      'not_found',
      'connection_not_set_up',
      'secrets_key_missing',
      'fresh_proof_needed',
    ],
  },
  beginOwn: {
    ...session,
    method: 'POST',
    path: '/connections/own/{provider}',
    idempotency: 'needless',
    summary: 'Begin to connect something of one’s own: answers where the browser goes.',
    params: ofProvider,
    changes: ['account'],
    response: z.object({ url: z.string() }),
    errors: [
      'forbidden',
      'confirmation_required',
      'not_found',
      'connection_not_set_up',
      'secrets_key_missing',
    ],
  },
  finish: {
    ...session,
    method: 'POST',
    path: '/connections/finish',
    idempotency: 'needless',
    summary: 'Come back from a provider, once, in the browser that was sent there.',
    body: z.object({
      answer: z
        .string({ error: 'required' })
        .min(1, 'required')
        .max(8192, 'invalid')
        .describe('What stands behind the question mark of the address that the provider sent the person to.')
        .meta({ examples: ['state=AbC&code=dEf'] }),
    }),
    changes,
    response: z.object({ provider, owner }),
    errors: [
      'validation_failed',
      'forbidden',
      'confirmation_required',
      'connection_refused',
      'connection_taken',
      'connection_not_set_up',
      'not_found',
      'too_many_requests',
    ],
    limit: { max: 60, minutes: 15, by: 'ip' },
  },
  test: {
    ...session,
    method: 'POST',
    path: '/connections/{id}/test',
    idempotency: 'needless',
    summary: 'Ask the provider something that changes nothing, and note what it answers.',
    params,
    changes: ['organization', 'account'],
    response: connectionOffersSchema,
    errors: ['forbidden', 'not_found', 'connection_not_set_up', 'too_many_requests'],
    limit: { max: 60, minutes: 15, by: 'ip' },
  },
  chooseReplies: {
    ...session,
    method: 'PUT',
    path: '/connections/{id}/replies',
    summary: 'Have mail to oneself answered during approved absences, through a connection of one’s own.',
    params,
    body: z.object({
      text: z
        .string({ error: invalid })
        .trim()
        .min(1, 'required')
        .max(2000, 'too_long')
        .nullable()
        .describe('Null: the usual text. `{date}` stands for the last day.')
        .meta({ examples: ['Je suis absent(e) jusqu’au {date}.'] }),
    }),
    changes: ['account'],
    response: connectionOffersSchema,
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
  stopReplies: {
    ...session,
    method: 'DELETE',
    path: '/connections/{id}/replies',
    unpaid: 'allowed',
    summary: 'No mail is answered any more; a reply of ours that stands is taken away.',
    params,
    changes: ['account'],
    response: connectionOffersSchema,
    errors: ['forbidden', 'not_found'],
  },
  disconnect: {
    ...session,
    method: 'POST',
    path: '/connections/{id}/disconnect',
    idempotency: 'after-asking',
    unpaid: 'allowed',
    summary:
      'Disconnect: the access is taken back at the provider and erased here. What was written there goes first, if that is wished; the connection is `ending` meanwhile.',
    params,
    body: z.object({
      removeWritten: z
        .boolean({ error: invalid })
        .default(false)
        .describe('Whether what was written there is taken away first.'),
    }),
    changes,
    response: connectionOffersSchema.extend({
      isRevoked: z.boolean().describe('False where the provider did not answer: take it back there as well.'),
    }),
    errors: ['validation_failed', 'forbidden', 'not_found'],
  },
});
