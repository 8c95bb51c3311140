import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  listRequestLines,
  type RequestFilter,
  type RequestLine,
  type RequestPaging,
} from '#server/store/leave-request-lists.ts';

export type { RequestFilter, RequestLine, RequestPaging };

export async function listMyRequests(
  { database }: Services,
  actor: SessionActor,
  filter: Omit<RequestFilter, 'userId' | 'teamId'>,
  paging: RequestPaging,
): Promise<RequestLine[]> {
  return listRequestLines(database, actor.organizationId, { ...filter, userId: actor.id }, paging);
}

export async function listAllRequests(
  { database }: Services,
  actor: SessionActor,
  filter: RequestFilter,
  paging: RequestPaging,
): Promise<RequestLine[]> {
  if (!can(actor, 'leave-request.read-all')) throw new Failure('forbidden');
  return listRequestLines(database, actor.organizationId, filter, paging);
}
