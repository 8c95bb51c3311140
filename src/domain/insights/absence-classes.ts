import { type AbsenceKind, isSicknessKind } from '#domain/balances/absence.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';

/**
 * U1: what a half-day away counts as, the strongest first: sickness over booked leave is sickness. Two rates are made
 * of them: `health` alone is ANACT's, `health` and `unforeseen` together are all that nobody had planned.
 */
export const ABSENCE_CLASSES = ['health', 'unforeseen', 'other', 'paid-leave'] as const;

export type AbsenceClass = (typeof ABSENCE_CLASSES)[number];

/** Nobody chooses the day, or not long before. */
const UNFORESEEN: readonly AbsenceKind[] = [
  'sick-child',
  'parental-presence',
  'family-solidarity',
  'carer',
  'family-event',
  'strike',
  'disciplinary-suspension',
];

/** Present at work, for all that figures of absence are about. */
const NO_ABSENCE: readonly AbsenceKind[] = ['telework', 'business-trip', 'therapeutic-part-time'];

/** Null for what is no absence: telework, trips, and half a day's work for reasons of health. */
export function absenceClass({
  absence,
  counter,
}: Pick<LeaveType, 'absence' | 'counter'>): AbsenceClass | null {
  if (absence !== null && NO_ABSENCE.includes(absence)) return null;
  if (absence !== null && isSicknessKind(absence)) return 'health';
  if (absence !== null && UNFORESEEN.includes(absence)) return 'unforeseen';
  return counter === 'paid-leave' ? 'paid-leave' : 'other';
}
