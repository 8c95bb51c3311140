import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { personBadgeSchema } from './people.ts';
import { filledParagraphsSchema } from './texts.ts';

const requestParams = z.object({ id: z.uuid() });

const commentSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  author: personBadgeSchema.describe('By the name of that day.'),
  text: z.string(),
  removable: z.boolean().describe('Whether the reader may take it away: their own, or any as an admin.'),
});

const threadSchema = z.object({
  open: z
    .boolean()
    .describe('False for those who may read the request and not what is said about it: nothing is shown.'),
  comments: z.array(commentSchema).describe('First to last.'),
});

export const commentFormSchema = z.object({ text: filledParagraphsSchema(2000) });

export const requestCommentsEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/leave-requests/{id}/comments',
    access: 'session',
    scope: 'never',
    summary: 'What was said about a request, for its person, those who may decide it, and admins.',
    params: requestParams,
    shows: ['leave-requests', 'people'],
    response: threadSchema,
    errors: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/leave-requests/{id}/comments',
    access: 'session',
    scope: 'never',
    summary: 'Say something about a request. The others of the thread are told by mail, without its words.',
    params: requestParams,
    body: commentFormSchema,
    changes: ['leave-requests', 'audit-log'],
    response: threadSchema,
    errors: ['validation_failed', 'forbidden', 'not_found', 'list_full'],
    limit: { max: 60, minutes: 10, by: 'ip' },
  },
  remove: {
    method: 'DELETE',
    path: '/leave-requests/{id}/comments/{commentId}',
    access: 'session',
    scope: 'never',
    summary: 'Take away a comment of one’s own; any of them for admins.',
    params: requestParams.extend({ commentId: z.uuid() }),
    changes: ['leave-requests', 'audit-log'],
    response: threadSchema,
    errors: ['forbidden', 'not_found'],
  },
});
