import { countFor } from '#domain/balances/booking.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import { isCancelled, isPending } from '#domain/leave-requests/request-states.ts';
import { type LeaveType, typeOf } from '#domain/leave-types/leave-type.ts';
import type { BookingChange } from '#domain/policies/preview.ts';
import type { PersonOnRecord } from '#server/actions/balances/everyone.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';

/** Of the absences that no line of the ledger stands for, those that another situation counts otherwise. */
export function recountedRequests(
  { requests }: Pick<PersonOnRecord, 'requests'>,
  situation: LeaveSituation,
): BookingChange[] {
  const { closedUntil } = situation.facts;
  return requests.flatMap((request) => {
    if (closedUntil !== null && request.endDate <= closedUntil) return [];
    const type = typeOf(situation.types, request.type);
    if (!isOutsideTheLedger(request, type)) return [];
    const afterHalves = countFor(situation, rangeOf(request), type.counter).halves;
    return afterHalves === request.countedHalves
      ? []
      : [{ requestId: request.id, beforeHalves: request.countedHalves, afterHalves }];
  });
}

function isOutsideTheLedger({ state }: LeaveRequest, { counter }: LeaveType): boolean {
  return isPending(state) || (!isCancelled(state) && counter === null);
}
