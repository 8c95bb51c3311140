import { can } from '#domain/access/can.ts';
import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import { isCancellationAsked } from '#domain/leave-requests/request-states.ts';
import type { RequestEvent } from '#domain/leave-requests/transitions.ts';
import { interruptsWork, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { heldJob, undoSecondsFor } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, lockLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { listLedgerEntriesOfRequest } from '#server/store/ledger.ts';
import type { Decider } from './decide.ts';
import { isDecider, refuseUnlessDecider } from './may-decide.ts';
import { stateAfter } from './refusal-failure.ts';
import { mayLearnOf } from './request-reach.ts';
import { type RequestDeed, writeChangedRequest } from './write-event.ts';

export interface Cancellation {
  readonly reason: string | null;
  readonly version?: number | undefined;
}

/** At once for those who may decide, which also accepts what was asked for; from the person themselves it asks. */
export async function cancelRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  { reason, version }: Cancellation,
): Promise<RequestLine> {
  const { database, now } = services;
  const { address, language } = actor;
  const undoSeconds = undoSecondsFor(services, actor);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockLeaveRequest(tx, requestId);
    if (!found || !mayLearnOf(actor, found.person)) throw new Failure('not_found');
    const said = { at: now(), via: 'app', address, reason, language, version, undoSeconds } as const;
    const deed: RequestDeed = { ...said, author: actor };
    if (await isDecider(tx, actor, found.person)) return cancel(tx, found, deed);
    if (!can(actor, 'leave-request.file', found.person)) throw new Failure('forbidden');
    return ask(tx, found, deed);
  });
}

/** Only what was asked for: leave that nobody wants to cancel stays. */
export async function acceptCancellation(
  tx: TenantTransaction,
  decider: Decider,
  requestId: string,
  said: Omit<RequestDeed, 'author'>,
): Promise<RequestLine> {
  if (!can(decider, 'leave-request.decide')) throw new Failure('forbidden');
  const found = await lockLeaveRequest(tx, requestId);
  if (!found) throw new Failure('not_found');
  await refuseUnlessDecider(tx, decider, found.person);
  return cancel(tx, found, { ...said, author: decider }, 'accept-cancellation');
}

async function cancel(
  tx: TenantTransaction,
  found: RequestInContext,
  deed: RequestDeed,
  event: RequestEvent = isCancellationAsked(found.request.state) ? 'accept-cancellation' : 'cancel',
): Promise<RequestLine> {
  const { request } = found;
  const state = stateAfter(request, event, deed);
  const cancelled = changedRequest(request, {
    state,
    updatedAt: deed.at,
    decidedAt: deed.at,
    decidedBy: deed.author.id,
    decisionReason: deed.reason,
  });
  const lines = cancellationEntries(
    await listLedgerEntriesOfRequest(tx, request.id),
    request.id,
    'cancelled',
  );
  const eventId = await writeChangedRequest(tx, cancelled, 'cancelled', deed, { lines, before: request });
  if (interruptsWork(typeOf(await loadLeaveTypes(tx), request.type))) {
    const held = heldJob(eventId, 'counters', deed.undoSeconds ?? 0);
    await settlePerson(tx, found, deed.at, 'absence', { held });
  }
  return requestLine(cancelled, { ...found, decidedByName: deed.author.name });
}

async function ask(tx: TenantTransaction, found: RequestInContext, deed: RequestDeed): Promise<RequestLine> {
  const state = stateAfter(found.request, 'ask-cancellation', deed);
  const asked = changedRequest(found.request, { state, updatedAt: deed.at });
  await writeChangedRequest(tx, asked, 'cancellation-asked', deed, { before: found.request });
  return requestLine(asked, found);
}
