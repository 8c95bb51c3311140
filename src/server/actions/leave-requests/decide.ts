import { can } from '#domain/access/can.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { blackoutVerdict } from '#domain/coverage/blackout.ts';
import { interruptsWork, type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { bookingLines, countFor } from '#server/actions/balances/booking.ts';
import { leaveSituation, rangeOf } from '#server/actions/balances/leave-situation.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { Failure } from '#server/failure.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import {
  changedRequest,
  listHeldRequestsOf,
  lockLeaveRequest,
  type RequestInContext,
} from '#server/store/leave-requests.ts';
import { refuseBeyondBalance } from './beyond-balance.ts';
import { blackoutsOn, namesOf, recordOverride, refuseInBlackout } from './blackouts.ts';
import { refuseUnlessDecider } from './may-decide.ts';
import { type RequestDeed, stateAfter, writeChangedRequest } from './write-event.ts';

export type Decider = Pick<Acting, 'id' | 'name' | 'role' | 'quiet'>;

export interface Decision extends Omit<RequestDeed, 'author'> {
  readonly decision: 'approve' | 'reject';
  /** K5: why leave is approved in spite of a period without it. */
  readonly overrideReason?: string | null;
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
  const { overrideReason = null, decision: verdict, ...said } = decision;
  const asked: RequestDeed = { ...said, author: decider };
  const state = stateAfter(found.request, verdict, asked);
  const isApproval = verdict === 'approve';
  const booking = isApproval ? await book(tx, found, asked) : null;
  const overridden = booking?.blackouts ?? [];
  refuseInBlackout(blackoutVerdict(overridden, 'decider', overrideReason), overridden, asked.language);
  const override =
    overridden.length > 0 && overrideReason !== null
      ? { range: rangeOf(found.request), met: overridden, reason: overrideReason }
      : null;
  const deed: RequestDeed = override ? { ...asked, reason: override.reason } : asked;
  const decided = changedRequest(found.request, {
    state,
    updatedAt: deed.at,
    decidedAt: deed.at,
    decidedBy: decider.id,
    decisionReason: deed.reason,
    ...(booking && { countedHalves: booking.countedHalves }),
  });
  const event = isApproval ? 'approved' : 'rejected';
  const overrode = override && namesOf(override.met);
  await writeChangedRequest(tx, decided, event, deed, { lines: booking?.lines ?? [], overrode });
  if (override) {
    await recordOverride(tx, { ...decider, address: deed.address }, deed.at, found.person, override);
  }
  // Only absences that interrupt work change what else was written.
  if (booking && interruptsWork(booking.type)) await settlePerson(tx, found, deed.at, 'absence');
  return requestLine(decided, { ...found, decidedByName: decider.name });
}

interface Booking {
  readonly type: LeaveType;
  readonly countedHalves: number;
  readonly lines: readonly LedgerEntry[];
  /** K3: those that lie in its way. */
  readonly blackouts: readonly NamedBlackout[];
}

/** Counts the leave once more, with what holds now. */
async function book(
  tx: TenantTransaction,
  { request, person, organization }: RequestInContext,
  { at, language }: RequestDeed,
): Promise<Booking> {
  const range = rangeOf(request);
  const held = (await listHeldRequestsOf(tx, person.id)).filter(({ id }) => id !== request.id);
  const standing = { person, organization, basis: await loadLeaveBasis(tx, person.id) };
  const situation = leaveSituation(standing, held);
  const type = typeOf(standing.basis.types, request.type);
  const { halves } = countFor(situation, range, type.counter);
  if (valueAt(situation.policies, range.start).refuseBeyondBalance) {
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    await refuseBeyondBalance(tx, { ...request, range }, { standing, held, today, language });
  }
  const leave = type.counter && { requestId: request.id, counter: type.counter, range };
  return {
    type,
    countedHalves: halves,
    lines: leave ? bookingLines(situation, leave) : [],
    blackouts: blackoutsOn(type, range, situation, standing.basis.coverage),
  };
}
