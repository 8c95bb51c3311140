import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { bookingLines, countFor } from '#server/actions/balances/booking.ts';
import { leaveSituation, rangeOf } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import {
  changeLeaveRequest,
  listHeldRequestsOf,
  lockLeaveRequest,
  type RequestInContext,
} from '#server/store/leave-requests.ts';
import { insertLedgerEntries } from '#server/store/ledger.ts';
import { refuseBeyondBalance } from './beyond-balance.ts';
import { refuseUnlessDecider } from './may-decide.ts';
import { type Deed, stateAfter, writeEvent } from './write-event.ts';

export type Decider = Pick<Acting, 'id' | 'name' | 'role' | 'quiet'>;

export interface Decision extends Omit<Deed, 'author'> {
  readonly decision: 'approve' | 'reject';
}

/** Approves or rejects a pending request: of two decisions, the second meets what the first left. */
export async function decide(
  tx: TenantTransaction,
  decider: Decider,
  requestId: string,
  decision: Decision,
): Promise<RequestLine> {
  if (!can(decider, 'leave-request.decide')) throw new Failure('forbidden');
  const found = await lockLeaveRequest(tx, requestId);
  if (!found) throw new Failure('not_found');
  await refuseUnlessDecider(tx, decider, found.person);
  const deed: Deed = { ...decision, author: decider };
  const state = stateAfter(found.request, decision.decision, deed);
  const approved = decision.decision === 'approve' ? await book(tx, found, deed) : {};
  const decided = await changeLeaveRequest(tx, found.request, {
    state,
    updatedAt: deed.at,
    decidedAt: deed.at,
    decidedBy: decider.id,
    decisionReason: deed.reason,
    ...approved,
  });
  await writeEvent(tx, decided, decision.decision === 'approve' ? 'approved' : 'rejected', deed);
  return requestLine(decided, { ...found, decidedByName: decider.name });
}

/** Counts the leave once more, with what holds now, and writes its lines. */
async function book(
  tx: TenantTransaction,
  { request, person, organization }: RequestInContext,
  { at, language }: Deed,
): Promise<{ countedHalves: number }> {
  const range = rangeOf(request);
  const held = (await listHeldRequestsOf(tx, person.id)).filter(({ id }) => id !== request.id);
  const standing = { person, organization, basis: await loadLeaveBasis(tx, person.id) };
  const situation = leaveSituation(standing, held);
  const { counter } = typeOf(standing.basis.types, request.type);
  const { halves } = countFor(situation, range, counter);
  if (valueAt(situation.policies, range.start).refuseBeyondBalance) {
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    await refuseBeyondBalance(tx, { ...request, range }, { standing, held, today, language });
  }
  if (counter !== null) {
    await insertLedgerEntries(
      tx,
      person.id,
      bookingLines(situation, { requestId: request.id, counter, range }),
      at,
    );
  }
  return { countedHalves: halves };
}
