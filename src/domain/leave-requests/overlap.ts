import { type AbsenceKind, isSicknessKind } from '#domain/balances/absence.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { holdsHalfDays, type RequestState } from './request-states.ts';

/** L3: two ranges that share a half-day. A morning and the afternoon after it do not. */
export function rangesOverlap(a: LeaveRange, b: LeaveRange): boolean {
  return firstSlot(a) <= lastSlot(b) && firstSlot(b) <= lastSlot(a);
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

/** The half-open span of half-day numbers that a database constraint compares. */
export function slotSpan(range: LeaveRange): { readonly from: number; readonly before: number } {
  return { from: firstSlot(range), before: lastSlot(range) + 1 };
}
