import type { z } from 'zod';
import type { requestCommentsEndpoints } from '#contract/request-comments.ts';
import {
  addComment,
  type CommentThread,
  readThread,
  removeComment,
} from '#server/actions/request-comments/thread.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

type Endpoints = typeof requestCommentsEndpoints;

export function requestCommentsHandlers(services: Services): Handlers<Endpoints> {
  return {
    list: async ({ params }, { actor }) => shown(await readThread(services, actor, params.id)),
    add: async ({ params, body }, { actor, language }) =>
      shown(await addComment(services, { ...actor, language }, params.id, body.text)),
    remove: async ({ params }, { actor, language }) =>
      shown(await removeComment(services, { ...actor, language }, params.id, params.commentId)),
  };
}

function shown({ open, comments }: CommentThread): z.input<Endpoints['list']['response']> {
  return {
    open,
    comments: comments.map(({ id, at, authorId, authorName, text, removable }) => ({
      id,
      at: at.toISOString(),
      author: { id: authorId, name: authorName },
      text,
      removable,
    })),
  };
}
