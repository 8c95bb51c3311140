import { can } from '#domain/access/can.ts';
import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import { isCancellationAsked } from '#domain/leave-requests/request-states.ts';
import { interruptsWork, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, lockLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { listLedgerEntriesOfRequest } from '#server/store/ledger.ts';
import { isDecider } from './may-decide.ts';
import { mayLearnOf } from './request-reach.ts';
import { type RequestDeed, stateAfter, writeChangedRequest } from './write-event.ts';

export interface Cancellation {
  readonly reason: string | null;
  readonly version?: number | undefined;
}

/** At once for those who may decide, which also accepts what was asked for; from the person themselves it asks. */
export async function cancelRequest(
  { database, now }: Services,
  actor: Acting,
  requestId: string,
  { reason, version }: Cancellation,
): Promise<RequestLine> {
  const { address, language } = actor;
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockLeaveRequest(tx, requestId);
    if (!found || !mayLearnOf(actor, found.person)) throw new Failure('not_found');
    const deed: RequestDeed = { author: actor, at: now(), via: 'app', address, reason, language, version };
    if (await isDecider(tx, actor, found.person)) return cancel(tx, found, deed);
    if (!can(actor, 'leave-request.file', found.person)) throw new Failure('forbidden');
    return ask(tx, found, deed);
  });
}

async function cancel(
  tx: TenantTransaction,
  found: RequestInContext,
  deed: RequestDeed,
): Promise<RequestLine> {
  const { request } = found;
  const event = isCancellationAsked(request.state) ? 'accept-cancellation' : 'cancel';
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
  await writeChangedRequest(tx, cancelled, 'cancelled', deed, { lines });
  if (interruptsWork(typeOf(await loadLeaveTypes(tx), request.type))) {
    await settlePerson(tx, found, deed.at, 'absence');
  }
  return requestLine(cancelled, { ...found, decidedByName: deed.author.name });
}

async function ask(tx: TenantTransaction, found: RequestInContext, deed: RequestDeed): Promise<RequestLine> {
  const state = stateAfter(found.request, 'ask-cancellation', deed);
  const asked = changedRequest(found.request, { state, updatedAt: deed.at });
  await writeChangedRequest(tx, asked, 'cancellation-asked', deed);
  return requestLine(asked, found);
}
