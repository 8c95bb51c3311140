import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addYears, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';

/** Absences that count as work for earning leave (W1). */
const COUNTED_AS_WORK = [
  'maternity',
  'paternity',
  'adoption',
  'compensatory-rest',
  'rtt',
  'family-event',
  'training',
  'local-mandate',
  'therapeutic-part-time',
] as const;

/** Absences that earn nothing (W2). */
const EARNING_NOTHING = [
  'unpaid',
  'strike',
  'parental-full-time',
  'parental-presence',
  'family-solidarity',
  'carer',
  'sabbatical',
  'disciplinary-suspension',
  'sick-child',
] as const;

/** Stops that work itself has caused (S6, W5). */
const CAUSED_BY_WORK = ['work-accident', 'commuting-accident', 'occupational-illness'] as const;

/** W6: somewhere else, and at work. */
const AT_WORK = ['telework', 'business-trip'] as const;

/** G8: what is nobody's to ask for: it happens, and whoever keeps the books records it. */
const RECORDED_ONLY: readonly string[] = ['strike', 'disciplinary-suspension'];

export const ABSENCE_KINDS = [
  ...COUNTED_AS_WORK,
  ...EARNING_NOTHING,
  ...CAUSED_BY_WORK,
  ...AT_WORK,
  'sickness',
  'supplementary-birth',
] as const;

export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

export function isRecordedOnly(kind: AbsenceKind | null): boolean {
  return kind !== null && RECORDED_ONLY.includes(kind);
}

export interface Absence {
  readonly kind: AbsenceKind;
  readonly range: LeaveRange;
  /** S2: when the employee, back at work, was told what is left and until when. */
  readonly informedOn: PlainDate | null;
  /** S5: whether the employer was told of the stop. */
  readonly notified: boolean;
}

/** What one day of absence earns: as work, the reduced rate of ordinary sickness, or nothing. */
export type Earning = 'work' | 'sickness' | 'nothing';

/** S6: until 23 April 2024 occupational illness earned leave for one year at most. */
const OCCUPATIONAL_LIMIT_LIFTED = '2024-04-24';

/** What a day of it earns by the law of today. */
export function usualEarning(kind: AbsenceKind): Earning {
  if (kind === 'sickness') return 'sickness';
  return EARNING_NOTHING.some((known) => known === kind) ? 'nothing' : 'work';
}

export function earningOn(absence: Absence, date: PlainDate, policy: LeavePolicy): Earning {
  const { kind } = absence;
  switch (kind) {
    case 'sickness':
      return date >= policy.sicknessAccruesFrom ? 'sickness' : 'nothing';
    case 'work-accident':
    case 'commuting-accident':
    case 'occupational-illness':
      return date >= OCCUPATIONAL_LIMIT_LIFTED || date < addYears(absence.range.start, 1)
        ? 'work'
        : 'nothing';
    case 'supplementary-birth':
      return policy.supplementaryBirthLeaveAccrues ? 'work' : 'nothing';
    default:
      return usualEarning(kind);
  }
}

/** Whether a month of it earns as work, which nobody expects who was not there; RTT and rest need no saying. */
export function isToldAsWork(absence: Absence, policy: LeavePolicy): boolean {
  const { kind, range } = absence;
  if (kind === 'rtt' || kind === 'compensatory-rest' || isAtWork(kind)) return false;
  return earningOn(absence, range.end, policy) === 'work';
}

/** W6: whoever is there on another footing is at work, and away from nothing. */
export function isAtWork(kind: AbsenceKind | null): boolean {
  return AT_WORK.some((known) => known === kind);
}

/** A stop for sickness or an accident, wherever it comes from: S2 to S5 hold for each. */
export function isSicknessKind(kind: AbsenceKind): boolean {
  return kind === 'sickness' || CAUSED_BY_WORK.some((known) => known === kind);
}

/** G1: what tells of someone's health, or of that of their child or kin. */
const ABOUT_HEALTH: readonly AbsenceKind[] = [
  'sickness',
  ...CAUSED_BY_WORK,
  'therapeutic-part-time',
  'sick-child',
  'parental-presence',
  'family-solidarity',
  'carer',
];

export function isKindAboutHealth(kind: AbsenceKind | null): boolean {
  return kind !== null && ABOUT_HEALTH.includes(kind);
}

export function isSickness(absence: Absence): boolean {
  return isSicknessKind(absence.kind);
}

/** B5: leaves after which the days that could not be taken are kept (L3141-2, L1225-54 for parental leave). */
export function keepsDays(absence: Absence): boolean {
  return absence.kind === 'maternity' || absence.kind === 'adoption' || absence.kind === 'parental-full-time';
}
