import type { Language } from '#contract/language.ts';
import { absenceWords } from '#contract/leave-words.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { overlappingAbsence } from '#domain/leave-requests/overlap.ts';
import { statusOf } from '#domain/leave-requests/transitions.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';

/** The absence of the same person that already holds one of the half-days. */
export function findOverlap(
  range: LeaveRange,
  held: readonly LeaveRequest[],
  requestId: string | null,
): LeaveRequest | null {
  const absences = held.map(({ id, state, ...request }) => ({
    requestId: id,
    state,
    range: rangeOf(request),
  }));
  const found = overlappingAbsence(range, absences, requestId);
  return held.find(({ id }) => id === found?.requestId) ?? null;
}

export function overlapFailure(other: LeaveRequest, types: LeaveTypes, language: Language): Failure {
  const { id, type, state, startDate, startHalf, endDate, endHalf } = other;
  return new Failure('overlapping_absence', {
    values: {
      absence: absenceWords(typeOf(types, type), rangeOf(other), language),
      id,
      status: statusOf(state),
      startDate,
      startHalf,
      endDate,
      endHalf,
    },
  });
}
