import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';

/** What a payroll program and the monthly declaration (DSN) call an absence; null where neither has a word for it. */
export interface PayCode {
  readonly code: string | null;
  readonly dsnReason: string | null;
}

/**
 * J5: suggestions from lists that others publish, not from the editors or the administration themselves: the codes of
 * Silae's absences, and the reasons of stops (S21.G00.60) and suspensions (S21.G00.65) of the DSN. Someone confirms
 * them before they are used.
 */
const OF_KINDS: Partial<Record<AbsenceKind, PayCode>> = {
  sickness: { code: 'AB-100', dsnReason: '01' },
  'occupational-illness': { code: 'AB-110', dsnReason: '05' },
  'work-accident': { code: 'AB-120', dsnReason: '06' },
  'commuting-accident': { code: 'AB-130', dsnReason: '04' },
  'therapeutic-part-time': { code: 'AB-142', dsnReason: '15' },
  maternity: { code: 'AB-200', dsnReason: '02' },
  paternity: { code: 'AB-210', dsnReason: '03' },
  adoption: { code: 'AB-220', dsnReason: '09' },
  'parental-full-time': { code: 'AB-230', dsnReason: '632' },
  'parental-presence': { code: 'AB-240', dsnReason: '607' },
  carer: { code: 'AB-250', dsnReason: '650' },
  'family-solidarity': { code: 'AB-251', dsnReason: '627' },
  'family-event': { code: 'AB-260', dsnReason: '637' },
  'sick-child': { code: 'AB-263', dsnReason: '636' },
  rtt: { code: 'AB-310', dsnReason: null },
  'compensatory-rest': { code: 'AB-330', dsnReason: null },
  training: { code: 'AB-410', dsnReason: '301' },
  sabbatical: { code: 'AB-532', dsnReason: '639' },
  unpaid: { code: 'AB-632', dsnReason: '501' },
  strike: { code: 'AB-635', dsnReason: null },
  'disciplinary-suspension': { code: 'AB-640', dsnReason: null },
};

const OF_COUNTERS: Readonly<Record<string, PayCode>> = {
  'paid-leave': { code: 'AB-300', dsnReason: null },
  rtt: { code: 'AB-310', dsnReason: null },
};

const NONE: PayCode = { code: null, dsnReason: null };

export function suggestedCode({ absence, counter }: Pick<LeaveType, 'absence' | 'counter'>): PayCode {
  if (absence !== null) return OF_KINDS[absence] ?? NONE;
  return (counter === null ? undefined : OF_COUNTERS[counter]) ?? NONE;
}
