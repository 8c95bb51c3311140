import type { Acting } from '#server/actions/actor.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import type { Services } from '#server/services.ts';
import type { RequestLine } from '#server/store/leave-request-lists.ts';
import { decide } from './decide.ts';

export interface Approval {
  readonly version?: number | undefined;
  /** K5: why it is granted in spite of a period without leave. */
  readonly overrideReason?: string | null;
}

export async function approveRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  { version, overrideReason = null }: Approval = {},
): Promise<RequestLine> {
  const { database, now } = services;
  const { address, language } = actor;
  return database.inOrganization(actor.organizationId, (tx) =>
    decide(tx, actor, requestId, {
      decision: 'approve',
      reason: null,
      overrideReason,
      version,
      via: actor.through ?? 'app',
      address,
      language,
      at: now(),
      undoSeconds: undoSecondsFor(services, actor),
    }),
  );
}
