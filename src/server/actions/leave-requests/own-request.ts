import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { mayLearnOf } from './request-reach.ts';

/** Holds a request for its own person. Others learn no more than they could read anyway. */
export async function lockOwnRequest(
  tx: TenantTransaction,
  actor: Acting,
  requestId: string,
): Promise<RequestInContext> {
  const found = await lockLeaveRequest(tx, requestId);
  if (!found || !mayLearnOf(actor, found.person)) throw new Failure('not_found');
  if (!can(actor, 'leave-request.file', found.person)) throw new Failure('forbidden');
  return found;
}
