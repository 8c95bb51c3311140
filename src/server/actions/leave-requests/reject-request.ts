import type { Acting } from '#server/actions/actor.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import type { Services } from '#server/services.ts';
import type { RequestLine } from '#server/store/leave-request-lists.ts';
import { decide } from './decide.ts';

export async function rejectRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  { reason, version }: { readonly reason: string; readonly version?: number | undefined },
): Promise<RequestLine> {
  const { database, now } = services;
  const { address, language } = actor;
  return database.inOrganization(actor.organizationId, (tx) =>
    decide(tx, actor, requestId, {
      decision: 'reject',
      reason,
      version,
      via: actor.through ?? 'app',
      address,
      language,
      at: now(),
      undoSeconds: undoSecondsFor(services, actor),
    }),
  );
}
