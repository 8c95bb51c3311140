import { z } from 'zod';
import { feedScopes } from '#domain/calendar-feeds/feed-contents.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { defineEndpoints } from './endpoint.ts';
import { undoSecondsSchema } from './leave-request-views.ts';
import { filledLineSchema } from './texts.ts';

const required: FieldProblem = 'required';
const invalid: FieldProblem = 'invalid';

/** Fetched every few minutes it would still be far away; a program that has run wild is not. */
const fetchesPerHour = 60;

export const feedFormSchema = z
  .object({
    name: filledLineSchema(60).describe('What its owner calls it, such as « iPhone ».'),
    scope: z.enum(feedScopes, { error: invalid }),
    teamId: z.uuid({ error: required }).optional().describe('For the scope `team`: one of one’s own.'),
    holidays: z.boolean().default(false).describe('Whether public holidays are in it, for the scope `mine`.'),
  })
  .refine(({ scope, teamId }) => scope !== 'team' || teamId !== undefined, {
    error: required,
    path: ['teamId'],
  });

export const calendarFeedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(feedScopes),
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  holidays: z.boolean(),
  createdAt: z.iso.datetime(),
  renewedAt: z.iso.datetime().nullable(),
  fetchedAt: z.iso.datetime().nullable().describe('When its present address was last asked.'),
  answers: z.boolean().describe('False once its owner has left the team or lost the right to it.'),
});

const issuedFeedSchema = calendarFeedSchema.extend({
  url: z.url().describe('The secret address, told this once: only its hash is kept.'),
});

const idParams = z.object({ id: z.uuid() });

export const calendarFeedsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/calendar/feeds',
    access: 'session',
    scope: 'never',
    summary: 'One’s own subscriptions, without their addresses.',
    shows: ['account', 'teams'],
    response: z.array(calendarFeedSchema),
  },
  create: {
    method: 'POST',
    path: '/calendar/feeds',
    access: 'session',
    scope: 'never',
    secretAnswer: true,
    summary:
      'Make an address that calendars can subscribe to. The whole organisation is for privileged people.',
    body: feedFormSchema,
    changes: ['account', 'audit-log'],
    response: issuedFeedSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_feeds'],
  },
  renew: {
    method: 'POST',
    path: '/calendar/feeds/{id}/renew',
    access: 'session',
    scope: 'never',
    secretAnswer: true,
    summary: 'Give a subscription another address; the one before is worth nothing from then on.',
    params: idParams,
    changes: ['account', 'audit-log'],
    response: issuedFeedSchema,
    errors: ['not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/calendar/feeds/{id}',
    access: 'session',
    scope: 'never',
    summary: 'Delete a subscription; its address is worth nothing from then on.',
    params: idParams,
    changes: ['account', 'audit-log'],
    response: z.object({ success: z.literal(true), undoSeconds: undoSecondsSchema }),
    errors: ['not_found'],
  },
  undoDelete: {
    method: 'POST',
    path: '/calendar/feeds/{id}/undo',
    access: 'session',
    scope: 'never',
    summary: 'Bring back a subscription that one has just deleted, with its address, within ten seconds.',
    params: idParams,
    changes: ['account', 'audit-log'],
    response: calendarFeedSchema,
    errors: ['forbidden', 'not_found', 'undo_too_late', 'already_restored', 'changed_meanwhile'],
  },
  fetch: {
    method: 'GET',
    path: '/calendar/feeds/{token}.ics',
    access: 'public',
    heavy: 'crowd',
    summary:
      'The calendar behind a secret address, by RFC 5545. Asks with `If-None-Match` or `If-Modified-Since` are answered 304; failures are one line of text.',
    params: z.object({ token: z.string() }),
    shows: [],
    response: z.string(),
    refetched: { type: 'text/calendar', name: 'relache.ics' },
    limit: { max: fetchesPerHour, minutes: 60, by: 'token' },
    errors: ['not_found', 'too_many_requests'],
  },
});
