import { undoEntries } from '#domain/balances/booking-entries.ts';
import { interruptsWork, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { takeBack } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findRequestEvent } from '#server/store/leave-request-events.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, lockLeaveRequest, noOverlap } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { listLedgerEntriesOfRequest } from '#server/store/ledger.ts';
import { findUser } from '#server/store/users.ts';
import { mayLearnOf } from './request-reach.ts';
import { keptRequestSchema, writeChangedRequest } from './write-event.ts';

interface Undone {
  /** Which version was on screen; left out, whatever stands now is meant. */
  readonly version?: number | undefined;
  /** The event that is meant. */
  readonly eventId?: string;
  /** From when the time counts, where that is not the deed itself. */
  readonly since?: Date | undefined;
  /** What is written with it. */
  readonly alongside?: (tx: TenantTransaction) => Promise<void>;
}

/**
 * L11: what someone has just done to a request did not happen: its state, its days and its lines are what they were,
 * and whoever was to be told is not. The history says both.
 */
export async function undoRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  which: Undone = {},
): Promise<RequestLine> {
  try {
    return await services.database.inOrganization(actor.organizationId, (tx) =>
      undo(tx, services, actor, requestId, which),
    );
  } catch (error) {
    // Its half-days were free for a moment, and are somebody else's by now.
    if (violatedConstraint(error) === noOverlap) throw new Failure('undo_too_late', {}, { cause: error });
    throw error;
  }
}

async function undo(
  tx: TenantTransaction,
  services: Services,
  actor: Acting,
  requestId: string,
  { version, eventId, since, alongside }: Undone,
): Promise<RequestLine> {
  const found = await lockLeaveRequest(tx, requestId);
  if (!found || !mayLearnOf(actor, found.person)) throw new Failure('not_found');
  const { request } = found;
  const change = await takeBack(tx, services, actor, {
    kind: 'leave-request',
    subjectId: requestId,
    isTold: true,
    since,
  });
  const event = await findRequestEvent(tx, change.id);
  const isMeant = (version ?? request.version) === request.version && (eventId ?? change.id) === change.id;
  if (event?.version !== request.version || !isMeant) throw new Failure('changed_meanwhile');
  const { lines: written, ...before } = keptRequestSchema.parse(change.before);
  const at = services.now();
  const restored = changedRequest(request, { ...before, updatedAt: at });
  const lines =
    written.length > 0 ? undoEntries(await listLedgerEntriesOfRequest(tx, requestId), written) : [];
  const deed = { author: actor, at, via: 'app', address: actor.address, reason: null } as const;
  await writeChangedRequest(tx, restored, 'undone', deed, { lines });
  if (interruptsWork(typeOf(await loadLeaveTypes(tx), request.type))) {
    await settlePerson(tx, found, at, 'absence', { quiet: true });
  }
  await alongside?.(tx);
  const decider = before.decidedBy && (await findUser(tx, before.decidedBy));
  return requestLine(restored, { ...found, decidedByName: decider ? decider.name : null });
}
