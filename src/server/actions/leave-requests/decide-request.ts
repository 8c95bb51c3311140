import type { Acting } from '#server/actions/actor.ts';
import { undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import type { Services } from '#server/services.ts';
import type { RequestLine } from '#server/store/leave-request-lists.ts';
import { decide, type TakenDecision } from './decide.ts';

export type AskedDecision = { readonly version?: number | undefined } & (
  | {
      readonly decision: 'approve';
      /** K5: why it is granted in spite of a period without leave. */
      readonly overrideReason?: string | null;
    }
  | { readonly decision: 'reject'; readonly reason: string }
);

export async function decideRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  asked: AskedDecision,
): Promise<RequestLine> {
  const { database, now } = services;
  const { address, language } = actor;
  const decision: TakenDecision = {
    reason: null,
    ...asked,
    via: actor.through ?? 'app',
    address,
    language,
    at: now(),
    undoSeconds: undoSecondsFor(services, actor),
  };
  return database.inOrganization(
    actor.organizationId,
    (tx) => decide(tx, actor, requestId, decision),
    'once',
  );
}
