import type { Acting } from '#server/actions/actor.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import type { Services } from '#server/services.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest } from '#server/store/leave-requests.ts';
import { lockOwnRequest } from './own-request.ts';
import { stateAfter } from './refusal-failure.ts';
import { type RequestDeed, writeChangedRequest } from './write-event.ts';

export async function withdrawRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  version?: number,
): Promise<RequestLine> {
  const { database, now } = services;
  const { address, language } = actor;
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockOwnRequest(tx, actor, requestId);
    const deed: RequestDeed = {
      author: actor,
      at: now(),
      via: 'app',
      address,
      reason: null,
      language,
      version,
      undoSeconds: undoSecondsFor(services, actor),
    };
    const state = stateAfter(found.request, 'withdraw', deed);
    const withdrawn = changedRequest(found.request, { state, updatedAt: deed.at });
    await writeChangedRequest(tx, withdrawn, 'withdrawn', deed, { before: found.request });
    return requestLine(withdrawn, found);
  });
}
