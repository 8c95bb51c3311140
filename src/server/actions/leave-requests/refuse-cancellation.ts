import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, lockLeaveRequest } from '#server/store/leave-requests.ts';
import type { Decider } from './decide.ts';
import { refuseUnlessDecider } from './may-decide.ts';
import { stateAfter } from './refusal-failure.ts';
import { type RequestDeed, writeChangedRequest } from './write-event.ts';

/** The leave stays as it was approved; the reason stands in its history. */
export async function refuseCancellation(
  services: Services,
  actor: Acting,
  requestId: string,
  { reason, version }: { readonly reason: string; readonly version?: number | undefined },
): Promise<RequestLine> {
  const { address, language } = actor;
  const undoSeconds = undoSecondsFor(services, actor);
  return services.database.inOrganization(actor.organizationId, (tx) =>
    keepLeave(tx, actor, requestId, {
      at: services.now(),
      via: 'app',
      address,
      reason,
      language,
      version,
      undoSeconds,
    }),
  );
}

export async function keepLeave(
  tx: TenantTransaction,
  decider: Decider,
  requestId: string,
  said: Omit<RequestDeed, 'author'>,
): Promise<RequestLine> {
  if (!can(decider, 'leave-request.decide')) throw new Failure('forbidden');
  const found = await lockLeaveRequest(tx, requestId);
  if (!found) throw new Failure('not_found');
  await refuseUnlessDecider(tx, decider, found.person);
  const deed: RequestDeed = { ...said, author: decider };
  const state = stateAfter(found.request, 'refuse-cancellation', deed);
  const kept = changedRequest(found.request, { state, updatedAt: deed.at });
  await writeChangedRequest(tx, kept, 'cancellation-refused', deed, { before: found.request });
  return requestLine(kept, found);
}
