import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { rangesOverlap } from '#domain/leave-requests/overlap.ts';
import { effectOnBalance } from '#domain/leave-requests/request-states.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listAbsencesAround } from '#server/store/leave-requests.ts';
import { inCalendarOrder, mayKnowReason, type ShownAbsence, toldOf } from './told-absences.ts';

/** Who of the person's teams is away in that time; what is not decided yet is for those who decide. */
export async function findConflicts(
  tx: TenantTransaction,
  reader: Pick<SessionActor, 'id' | 'role' | 'key'>,
  userId: string,
  range: LeaveRange,
  types: LeaveTypes,
): Promise<ShownAbsence[]> {
  const around = await listAbsencesAround(tx, userId, range.start, range.end);
  return around
    .filter(
      ({ state, userId: owner }) =>
        effectOnBalance(state) === 'takes' || can(reader, 'leave-request.read', { id: owner }),
    )
    .flatMap((absence) =>
      toldOf(absence, mayKnowReason(reader, absence.userId), typeOf(types, absence.type).confidential),
    )
    .filter((absence) => rangesOverlap(rangeOf(absence), range))
    .sort(inCalendarOrder);
}
