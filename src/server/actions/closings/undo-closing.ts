import { can } from '#domain/access/can.ts';
import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { isApproved, isCancellationAsked } from '#domain/leave-requests/request-states.ts';
import { interruptsWork, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePeople } from '#server/actions/balances/settle.ts';
import { stateAfter } from '#server/actions/leave-requests/refusal-failure.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  findClosing,
  listClosingPeople,
  lockRequestsOfClosing,
  markClosingUndone,
} from '#server/store/closings.ts';
import { changedRequest, type LeaveRequest } from '#server/store/leave-requests.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { listLedgerEntriesOfPeople } from '#server/store/ledger.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { type RequestWrite, writeRequests } from '#server/store/request-writes.ts';
import { lockUsers } from '#server/store/users.ts';
import { deedOf } from './apply-closing.ts';
import { pageOf, type ReadClosing } from './show-closings.ts';
import { eventBy, tellOfClosing } from './write-closing.ts';

/** Q5: whatever it recorded and still holds is cancelled, line by line, in one transaction. */
export async function undoClosing(
  { database, now }: Services,
  actor: Acting,
  closingId: string,
): Promise<ReadClosing> {
  if (!can(actor, 'closing.manage')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const found = await findClosing(tx, closingId);
    if (!found) throw new Failure('not_found');
    const { closing } = found;
    if (closing.undoneAt !== null) throw new Failure('closing_undone');
    const at = now();
    const people = await listClosingPeople(tx, closingId);
    const ids = people.map(({ id }) => id);
    const held = await lockUsers(tx, ids);
    const standing = (await lockRequestsOfClosing(tx, closingId)).filter(({ state }) => isApproved(state));
    const ledgers = await listLedgerEntriesOfPeople(tx, ids);
    const cancelled = standing.map((request) =>
      cancellation(request, ledgers.get(request.userId) ?? [], actor, closing.name, at),
    );
    await writeRequests(tx, cancelled);
    const types = await loadLeaveTypes(tx);
    const interrupted = new Set(
      standing.filter(({ type }) => interruptsWork(typeOf(types, type))).map(({ userId }) => userId),
    );
    const unsettled = held.filter(({ id }) => interrupted.has(id));
    if (unsettled.length > 0) await settlePeople(tx, organization, unsettled, at, 'absence');
    await markClosingUndone(tx, closingId, at, actor.id);
    await tellOfClosing(
      tx,
      closingId,
      'undone',
      ids.map((userId) => ({ userId })),
    );
    const deed = deedOf('closing.undone', organization, { ...closing, range: rangeOf(closing) }, ids.length);
    await record(tx, actor, at, deed);
    const page = await pageOf(tx, organization, closingId, at);
    if (!page) throw new Error('A closing that was just undone is there.');
    return page;
  });
}

function cancellation(
  request: LeaveRequest,
  ledger: readonly LedgerEntry[],
  actor: Acting,
  reason: string,
  at: Date,
): RequestWrite {
  const event = isCancellationAsked(request.state) ? 'accept-cancellation' : 'cancel';
  const { language } = actor;
  const state = stateAfter(request, event, { reason, language });
  const decided = { decidedAt: at, decidedBy: actor.id, decisionReason: reason };
  return {
    request: changedRequest(request, { state, updatedAt: at, ...decided }),
    event: eventBy(actor, 'cancelled', at, reason),
    lines: cancellationEntries(ledger, request.id, 'cancelled'),
    announcement: null,
  };
}
