import type { Language } from '#contract/language.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { blackoutVerdict } from '#domain/coverage/blackout.ts';
import { type AskedTypeRefusal, readAskedType } from '#domain/leave-types/asked-type.ts';
import type { LeaveType, LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { countFor } from '#server/actions/balances/booking.ts';
import { type LeaveSituation, leaveSituation } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listHeldRequestsOf } from '#server/store/leave-requests.ts';
import type { PersonInOrganization } from '#server/store/users.ts';
import type { Asked } from './asked.ts';
import { isEmployed } from './assess-request.ts';
import { isWithinBalance, refuseBeyondBalance } from './beyond-balance.ts';
import { blackoutsEntered, refuseInBlackout } from './blackouts.ts';
import { findOverlaps, overlapFailure } from './overlap-failure.ts';

/** An absence that someone asks for. */
export interface AskedLeave extends Asked {
  readonly note: string;
  /** What the request says already; null for a new one. */
  readonly before: Pick<Asked, 'type' | 'range'> | null;
  readonly isRecorded: boolean;
  /** K5: why it is granted in spite of a period without leave. */
  readonly overrideReason: string | null;
}

export interface CheckedLeave {
  readonly type: LeaveType;
  /** Whether it needs nobody's decision. */
  readonly isAccepted: boolean;
  readonly countedHalves: number;
  readonly situation: LeaveSituation;
  /** S5: whether it lies over booked leave, and so holds no half-days of its own. */
  readonly overBooked: boolean;
  /** K5: the periods without leave that are set aside. */
  readonly overridden: readonly NamedBlackout[];
}

/** What stands in the way of an absence, and what it costs. The transaction holds the person. */
export async function checkLeave(
  tx: TenantTransaction,
  asked: AskedLeave,
  { person, organization }: PersonInOrganization,
  { today, language }: { readonly today: PlainDate; readonly language: Language },
): Promise<CheckedLeave> {
  const held = await listHeldRequestsOf(tx, person.id);
  const basis = await loadLeaveBasis(tx, person.id);
  const type = readType(asked, basis.types);
  if (!isEmployed(person, asked.range)) throw new Failure('not_employed_then');
  const { refused, under } = findOverlaps(asked, held, basis.types);
  if (refused) throw overlapFailure(refused, basis.types, language);
  const others = held.filter(({ id }) => id !== asked.id);
  const standing = { person, organization, basis };
  const situation = leaveSituation(standing, others);
  const overridden = blackoutsEntered(asked, asked.before, situation, basis.coverage);
  const by = asked.isRecorded ? 'decider' : 'person';
  refuseInBlackout(blackoutVerdict(overridden, by, asked.overrideReason), overridden, language);
  if (valueAt(situation.policies, asked.range.start).refuseBeyondBalance) {
    await refuseBeyondBalance(tx, asked, { standing, held: others, today, language });
  }
  const isAccepted =
    !type.needsApproval &&
    (type.counter === null || (await isWithinBalance(tx, asked, { standing, held: others, today })));
  const { halves } = countFor(situation, asked.range, type.counter);
  return { type, isAccepted, countedHalves: halves, situation, overBooked: under.length > 0, overridden };
}

const fieldOf: Record<AskedTypeRefusal, (range: LeaveRange) => string> = {
  type_unknown: () => 'type',
  type_archived: () => 'type',
  whole_days_only: ({ startHalf }) => (startHalf === 'pm' ? 'startHalf' : 'endHalf'),
  justification_missing: () => 'note',
};

function readType(asked: AskedLeave, types: LeaveTypes): LeaveType {
  const read = readAskedType({ ...asked, heldType: asked.before?.type ?? null }, types);
  if (read.ok) return read.type;
  throw new Failure('validation_failed', { fields: { [fieldOf[read.because](asked.range)]: read.because } });
}
