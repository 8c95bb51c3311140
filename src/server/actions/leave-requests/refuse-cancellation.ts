import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, lockLeaveRequest } from '#server/store/leave-requests.ts';
import { refuseUnlessDecider } from './may-decide.ts';
import { type RequestDeed, stateAfter, writeChangedRequest } from './write-event.ts';

/** The leave stays as it was approved; the reason stands in its history. */
export async function refuseCancellation(
  { database, now }: Services,
  actor: Acting,
  requestId: string,
  { reason, version }: { readonly reason: string; readonly version?: number | undefined },
): Promise<RequestLine> {
  if (!can(actor, 'leave-request.decide')) throw new Failure('forbidden');
  const { address, language } = actor;
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockLeaveRequest(tx, requestId);
    if (!found) throw new Failure('not_found');
    await refuseUnlessDecider(tx, actor, found.person);
    const deed: RequestDeed = { author: actor, at: now(), via: 'app', address, reason, language, version };
    const state = stateAfter(found.request, 'refuse-cancellation', deed);
    const kept = changedRequest(found.request, { state, updatedAt: deed.at });
    await writeChangedRequest(tx, kept, 'cancellation-refused', deed);
    return requestLine(kept, found);
  });
}
