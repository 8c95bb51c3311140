import type { Language } from '#contract/language.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { valueAt } from '#domain/calendar/timeline.ts';
import { countFor } from '#server/actions/balances/booking.ts';
import { type LeaveSituation, leaveSituation } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { listHeldRequestsOf } from '#server/store/leave-requests.ts';
import type { PersonInOrganization } from '#server/store/users.ts';
import type { Asked } from './asked.ts';
import { isEmployed } from './assess-request.ts';
import { refuseBeyondBalance } from './beyond-balance.ts';
import { findOverlaps, overlapFailure } from './overlap-failure.ts';

export interface CheckedLeave {
  readonly countedHalves: number;
  readonly situation: LeaveSituation;
  /** S5: whether it lies over booked leave, and so holds no half-days of its own. */
  readonly overBooked: boolean;
}

/** What stands in the way of an absence, and what it costs. The transaction holds the person. */
export async function checkLeave(
  tx: TenantTransaction,
  asked: Asked,
  { person, organization }: PersonInOrganization,
  { today, language }: { readonly today: PlainDate; readonly language: Language },
): Promise<CheckedLeave> {
  if (!isEmployed(person, asked.range)) throw new Failure('not_employed_then');
  const held = await listHeldRequestsOf(tx, person.id);
  const { refused, under } = findOverlaps(asked, held);
  if (refused) throw overlapFailure(refused, language);
  const others = held.filter(({ id }) => id !== asked.id);
  const standing = { person, organization, basis: await loadLeaveBasis(tx, person.id) };
  const situation = leaveSituation(standing, others);
  if (valueAt(situation.policies, asked.range.start).refuseBeyondBalance) {
    await refuseBeyondBalance(tx, asked, { standing, held: others, today, language });
  }
  return {
    countedHalves: countFor(situation, asked.range).halves,
    situation,
    overBooked: under.length > 0,
  };
}
