import { isAtWork } from '#domain/balances/absence.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Asked } from './asked.ts';
import type { HeldRequest } from './held-request.ts';
import { mayLieOver, overlappingAbsence, rangesOverlap } from './overlap.ts';

export interface Overlaps {
  /** The absence of the same person that already holds one of the half-days, and keeps it. */
  readonly refused: HeldRequest | null;
  /** S5: booked leave that sickness may lie over. */
  readonly under: readonly HeldRequest[];
}

export function findOverlaps(
  { id, type, range }: Asked,
  all: readonly HeldRequest[],
  types: LeaveTypes,
): Overlaps {
  const above = typeOf(types, type);
  // W6: a day at work is no reason to refuse leave; on leave there is no work elsewhere.
  const held = isAtWork(above.absence)
    ? all
    : all.filter((other) => !isAtWork(typeOf(types, other.type).absence));
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
