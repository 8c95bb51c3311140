import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';

/** The types every organisation starts with. */
export const leaveTypes = ['vacation', 'sick', 'personal', 'other'] as const;

export type LeaveType = (typeof leaveTypes)[number];

export interface LeaveTypeTraits {
  /** The counter its days are taken from; null when it costs none. */
  readonly counter: Counter | null;
  /** What it is in the eyes of the law on rights; null for leave that is no interruption of work. */
  readonly absence: AbsenceKind | null;
  /** Whether colleagues without privilege see « absent » instead. */
  readonly confidential: boolean;
}

export const LEAVE_TYPES = {
  vacation: { counter: 'paid-leave', absence: null, confidential: false },
  sick: { counter: null, absence: 'sickness', confidential: true },
  personal: { counter: null, absence: null, confidential: false },
  other: { counter: null, absence: null, confidential: false },
} as const satisfies Record<LeaveType, LeaveTypeTraits>;

export function traitsOf(type: LeaveType): LeaveTypeTraits {
  return LEAVE_TYPES[type];
}

/** Whether rights depend on it: what it gives back, what is earned meanwhile, until when days can be taken. */
export function interruptsWork(type: LeaveType): boolean {
  return traitsOf(type).absence !== null;
}

/** What colleagues without privilege are shown: that someone is away, and why only where that is no secret. */
export type ShownType = LeaveType | 'absent';

export function shownToColleagues(type: LeaveType): ShownType {
  return traitsOf(type).confidential ? 'absent' : type;
}
