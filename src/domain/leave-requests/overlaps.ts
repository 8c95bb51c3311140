import { type AbsenceKind, isAtWork, isSicknessKind } from '#domain/balances/absence.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';
import { firstSlot, type LeaveRange, rangesOverlap } from '#domain/calendar/leave-range.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';
import type { Asked } from './asked.ts';
import type { HeldRequest } from './held-request.ts';
import { holdsHalfDays, type RequestState } from './request-states.ts';

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

export interface HeldAbsence {
  readonly requestId: string;
  readonly state: RequestState;
  readonly range: LeaveRange;
}

/** The first absence of the same person that already holds one of the half-days; the request itself is left out. */
export function overlappingAbsence(
  range: LeaveRange,
  absences: readonly HeldAbsence[],
  requestId: string | null = null,
): HeldAbsence | null {
  const overlapping = absences
    .filter((absence) => absence.requestId !== requestId && holdsHalfDays(absence.state))
    .filter((absence) => rangesOverlap(absence.range, range))
    .sort((a, b) => firstSlot(a.range) - firstSlot(b.range));
  return overlapping[0] ?? null;
}

interface Overlapping {
  /** What it is in the eyes of the law on rights. */
  readonly absence: AbsenceKind | null;
  /** What pays for it. */
  readonly counter: Counter | null;
}

/** S5: sickness may lie over leave that takes days; it does not ask for them, it gives them back. */
export function mayLieOver(above: Overlapping, below: Overlapping): boolean {
  return above.absence !== null && isSicknessKind(above.absence) && below.counter !== null;
}
