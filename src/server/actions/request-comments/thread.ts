import { can } from '#domain/access/can.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { announcementOf } from '#server/actions/notifications/announce.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { insertAnnouncement } from '#server/store/announcements.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertRequestEvent } from '#server/store/leave-request-events.ts';
import { findLeaveRequest, lockLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import {
  deleteComment,
  insertComment,
  listComments,
  type RequestComment,
} from '#server/store/request-comments.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';

export interface CommentThread {
  readonly open: boolean;
  readonly comments: readonly (RequestComment & { readonly removable: boolean })[];
}

/** L13: the person, those who may decide, and admins; whoever else reads the request sees no thread. */
export async function readThread(
  { database }: Services,
  actor: SessionActor,
  requestId: string,
): Promise<CommentThread> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { person, request } = await requestFor(tx, actor, requestId);
    if (!can(actor, 'leave-request.comment', person)) return { open: false, comments: [] };
    return shownThread(tx, actor, request.id);
  });
}

export async function addComment(
  { database, now }: Services,
  actor: Acting,
  requestId: string,
  text: string,
): Promise<CommentThread> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { request } = await threadFor(tx, actor, requestId);
    // In line, so that those who write at once are all counted.
    await lockLeaveRequest(tx, request.id);
    refuseFull('comments', await listLengths.comments(tx, request.id));
    const at = now();
    const event = await insertRequestEvent(tx, {
      id: timeOrderedId(at),
      requestId: request.id,
      at,
      event: 'commented',
      version: request.version,
      actorId: actor.id,
      actorName: actor.name,
      via: 'app',
      address: actor.address,
      reason: null,
      changes: {},
      overrode: null,
    });
    await insertComment(tx, { id: event.id, requestId: request.id, text });
    if (!actor.quiet) await insertAnnouncement(tx, announcementOf(tx, event.id));
    return shownThread(tx, actor, request.id);
  });
}

/** The words go; that something was said stays in the log. */
export async function removeComment(
  { database, now }: Services,
  actor: Acting,
  requestId: string,
  commentId: string,
): Promise<CommentThread> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { request, person } = await threadFor(tx, actor, requestId);
    const { comments } = await shownThread(tx, actor, request.id);
    const comment = comments.find(({ id }) => id === commentId);
    if (!comment) throw new Failure('not_found');
    if (!comment.removable) throw new Failure('forbidden');
    await deleteComment(tx, comment.id);
    const subject = { kind: 'user', id: person.id, name: person.name } as const;
    await record(tx, actor, now(), { action: 'comment.removed', subject });
    return shownThread(tx, actor, request.id);
  });
}

async function requestFor(
  tx: TenantTransaction,
  actor: Acting,
  requestId: string,
): Promise<RequestInContext> {
  const found = await findLeaveRequest(tx, requestId);
  if (!found || !can(actor, 'leave-request.read', found.person)) throw new Failure('not_found');
  return found;
}

async function threadFor(tx: TenantTransaction, actor: Acting, requestId: string): Promise<RequestInContext> {
  const found = await requestFor(tx, actor, requestId);
  if (!can(actor, 'leave-request.comment', found.person)) throw new Failure('forbidden');
  return found;
}

async function shownThread(tx: TenantTransaction, actor: Acting, requestId: string): Promise<CommentThread> {
  const removesAny = can(actor, 'organization.edit');
  const comments = await listComments(tx, requestId);
  return {
    open: true,
    comments: comments.map((one) => ({ ...one, removable: removesAny || one.authorId === actor.id })),
  };
}
