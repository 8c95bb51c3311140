import type { LeaveType, LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type { CheckKind, PayCheck } from './pay-checks.ts';

/** J16: what an absence is called whose reason is nobody's business but by its code. */
const UNTOLD = 'absence';

const UNTOLD_NAME = { fr: 'Absence', en: 'Absence' };

/** What an accountant helps to mend, by name. Who asks for leave, and who was ill, is none of it. */
const NAMED: readonly CheckKind[] = ['missing-payroll-number', 'missing-contract-date', 'type-without-code'];

interface Told {
  readonly lines: readonly { readonly type: string }[];
  readonly differences: readonly { readonly type: string }[];
  readonly checklist: readonly PayCheck[];
  readonly types: LeaveTypes;
  readonly canReopen: boolean;
}

/** J16: a pay month as an accountant reads it. A type that is confidential is no more than its code. */
export function toldToAccountants<Month extends Told>(month: Month): Month {
  const { types } = month;
  const isTold = (type: string): boolean => types.get(type)?.confidential === false;
  const untold = <Line extends { readonly type: string }>(line: Line): Line =>
    isTold(line.type) ? line : { ...line, type: UNTOLD };
  return {
    ...month,
    lines: month.lines.map(untold),
    differences: month.differences.map(untold),
    checklist: month.checklist.map((check) => ({
      ...check,
      some: NAMED.includes(check.kind)
        ? check.some.filter(({ id }) => check.kind !== 'type-without-code' || isTold(id))
        : [],
    })),
    types: new Map([...[...types].filter(([id]) => isTold(id)), [UNTOLD, untoldType(types)] as const]),
    canReopen: false,
  };
}

/** J16: what an absence is called outside of the company: by its type, or where that is confidential, by no more than being one. */
export function toldTypeName(types: LeaveTypes, type: string, language: Language): string {
  const known = types.get(type);
  return known?.confidential === false ? known.name[language] : UNTOLD_NAME[language];
}

/** J16: absences as an accountant reads them, with the types that name them. */
export function toldAbsences<Absence extends { readonly type: string }>(
  absences: readonly Absence[],
  types: LeaveTypes,
): Absence[] {
  return absences.map((absence) =>
    types.get(absence.type)?.confidential === false ? absence : { ...absence, type: UNTOLD },
  );
}

/** The types of an organisation, and the one that says nothing. */
export function withUntoldType(types: LeaveTypes): LeaveTypes {
  return new Map([...types, [UNTOLD, untoldType(types)] as const]);
}

function untoldType(types: LeaveTypes): LeaveType {
  const [some] = types.values();
  if (some === undefined) throw new Error('Every organisation has the four types.');
  return { ...some, id: UNTOLD, name: UNTOLD_NAME, confidential: true };
}

/** J16: that there was an adjustment, not why: an empty reason is one that is not told. */
export function untoldReason<Cause extends { readonly kind: string }>(cause: Cause): Cause {
  return 'reason' in cause && cause.reason !== null ? { ...cause, reason: '' } : cause;
}
