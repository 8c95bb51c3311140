import { type AbsenceKind, isAtWork } from '#domain/balances/absence.ts';
import type { Counter } from '#domain/balances/ledger-entry.ts';
import type { EveryLanguage } from '#domain/text/language.ts';

/** The types every organisation starts with. They need no row anywhere. */
export const builtInTypes = ['vacation', 'sick', 'personal', 'other'] as const;

export type BuiltInType = (typeof builtInTypes)[number];

export interface LeaveTypeTraits {
  /** The counter its days are taken from, which may be its own, called by its id; null when it costs none. */
  readonly counter: Counter | null;
  /** What it is in the eyes of the law on rights; null for leave that is no interruption of work. */
  readonly absence: AbsenceKind | null;
  /** Whether colleagues without privilege see « absent » instead. */
  readonly confidential: boolean;
}

/** What people ask for: one of the four, or one that the organisation made. */
export interface LeaveType extends LeaveTypeTraits {
  readonly id: string;
  readonly name: EveryLanguage;
  /** `#0B6E6E`. */
  readonly color: string;
  /** G2: otherwise it is accepted as it is filed. */
  readonly needsApproval: boolean;
  readonly halfDays: boolean;
  readonly asksJustification: boolean;
  /** The entry of the catalogue it came from, if any. */
  readonly catalogueKey: string | null;
  /** D4: what an agreement grants beyond the law, in the unit of the law; null where the law alone holds. */
  readonly grantedDays: number | null;
  /** W6: whether calendars show it. An absence always shows. */
  readonly inCalendar: boolean;
  readonly archived: boolean;
}

/** Of one organisation, by id: the four first, then its own in the order in which they were made. */
export type LeaveTypes = ReadonlyMap<string, LeaveType>;

/** Whether rights depend on it: what it gives back, what is earned meanwhile, until when days can be taken. */
export function interruptsWork({ absence }: Pick<LeaveTypeTraits, 'absence'>): boolean {
  return absence !== null && !isAtWork(absence);
}

/** W6: telework or a trip that the organisation does not want in its calendars. */
export function isLeftOutOfCalendars({
  absence,
  inCalendar,
}: Pick<LeaveType, 'absence' | 'inCalendar'>): boolean {
  return isAtWork(absence) && !inCalendar;
}

const plain = {
  counter: null,
  absence: null,
  confidential: false,
  needsApproval: true,
  halfDays: true,
  asksJustification: false,
  catalogueKey: null,
  grantedDays: null,
  inCalendar: true,
  archived: false,
} as const;

export const BUILT_IN_TYPES = {
  vacation: {
    ...plain,
    id: 'vacation',
    name: { fr: 'Vacances', en: 'Holiday' },
    color: '#0B6E6E',
    counter: 'paid-leave',
  },
  sick: {
    ...plain,
    id: 'sick',
    name: { fr: 'Congé maladie', en: 'Sick leave' },
    color: '#A82A5C',
    absence: 'sickness',
    confidential: true,
  },
  personal: {
    ...plain,
    id: 'personal',
    name: { fr: 'Congé personnel', en: 'Personal leave' },
    color: '#5F40A8',
  },
  other: { ...plain, id: 'other', name: { fr: 'Autre absence', en: 'Other leave' }, color: '#8A5200' },
} as const satisfies Record<BuiltInType, LeaveType>;

export function isBuiltIn(id: string): id is BuiltInType {
  return builtInTypes.some((type) => type === id);
}

/** Of the four, an organisation sets the colour and who may know; everything of its own is as it says. */
export function leaveTypesOf(written: readonly LeaveType[]): LeaveTypes {
  const changed = new Map(written.map((type) => [type.id, type]));
  const first = builtInTypes.map((id): LeaveType => {
    const { color, confidential } = changed.get(id) ?? BUILT_IN_TYPES[id];
    return { ...BUILT_IN_TYPES[id], color, confidential };
  });
  const own = written.filter(({ id }) => !isBuiltIn(id));
  return new Map([...first, ...own].map((type) => [type.id, type]));
}

/** Types are archived, never deleted: whatever a request says is there. */
export function typeOf(types: LeaveTypes, id: string): LeaveType {
  const type = types.get(id);
  if (type === undefined) throw new RangeError(`No type of leave ${id}`);
  return type;
}

/** By what the organisation wrote of it, or else by what one of the four is; what nobody knows stays a secret. */
export function isConfidential(id: string, written: boolean | null): boolean {
  return written ?? (isBuiltIn(id) ? BUILT_IN_TYPES[id].confidential : true);
}

/** What colleagues without privilege are shown: that someone is away, and why only where that is no secret (G1). */
export const ABSENT = 'absent';
