import type { Language } from '#contract/language.ts';
import { mayLieOver, overlappingAbsence, rangesOverlap } from '#domain/leave-requests/overlap.ts';
import { statusOf } from '#domain/leave-requests/request-states.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import { Failure } from '#server/failure.ts';
import type { HeldRequest } from '#server/store/leave-requests.ts';
import { absenceWords } from '#words/sentences/leave.ts';
import type { Asked } from './asked.ts';

export interface Overlaps {
  /** The absence of the same person that already holds one of the half-days, and keeps it. */
  readonly refused: HeldRequest | null;
  /** S5: booked leave that sickness may lie over. */
  readonly under: readonly HeldRequest[];
}

export function findOverlaps(
  { id, type, range }: Asked,
  held: readonly HeldRequest[],
  types: LeaveTypes,
): Overlaps {
  const above = typeOf(types, type);
  const isUnder = (other: HeldRequest): boolean => mayLieOver(above, typeOf(types, other.type));
  const keeping = held.filter((other) => !isUnder(other));
  const absences = keeping.map(({ id: requestId, state, ...request }) => ({
    requestId,
    state,
    range: rangeOf(request),
  }));
  const found = overlappingAbsence(range, absences, id);
  const under = held.filter(
    (other) => other.id !== id && isUnder(other) && rangesOverlap(rangeOf(other), range),
  );
  return { refused: keeping.find((other) => other.id === found?.requestId) ?? null, under };
}

export function overlapFailure(other: HeldRequest, types: LeaveTypes, language: Language): Failure {
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
