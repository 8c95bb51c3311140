import type { Half } from '#domain/calendar/half-day.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { halvesApart } from '#domain/payroll/file-rows.ts';
import { absenceKey, isHalfDay, type PayrollProvider, type ProviderAbsence } from './provider-absence.ts';

/** A line that payroll knows or has to know, with what the program calls the person and the absence. */
export interface SendableLine {
  readonly userId: string;
  readonly personName: string;
  readonly type: string;
  /** Null where nobody has said: such a line cannot be sent. */
  readonly employee: string | null;
  readonly code: string | null;
  readonly startDate: PlainDate;
  readonly startHalf: Half;
  readonly endDate: PlainDate;
  readonly endHalf: Half;
}

export interface LineAbsence {
  readonly absence: ProviderAbsence;
  readonly line: SendableLine;
}

/** J26: why a line stays here. */
export type UnsendableBecause = 'employee' | 'code';

export function lineProblem({ employee, code }: SendableLine): UnsendableBecause | null {
  if (employee === null) return 'employee';
  return code === null ? 'code' : null;
}

/** J26: what the program is to have of these lines, by key; lines that cannot be sent are not in it. */
export function absencesOfLines(
  provider: PayrollProvider,
  lines: readonly SendableLine[],
): ReadonlyMap<string, LineAbsence> {
  const absences = new Map<string, LineAbsence>();
  for (const line of lines) {
    for (const absence of partsOf(provider, line)) {
      const key = absenceKey(provider, absence);
      const before = absences.get(key);
      absences.set(key, before ? { ...before, absence: joined(before.absence, absence) } : { absence, line });
    }
  }
  return absences;
}

/** Silae knows half-days only on single days: half a day, whole days, half a day. */
function partsOf(provider: PayrollProvider, line: SendableLine): ProviderAbsence[] {
  const { employee, code, startDate, startHalf, endDate, endHalf } = line;
  if (employee === null || code === null) return [];
  if (provider === 'payfit') return [{ employee, code, startDate, startHalf, endDate, endHalf }];
  return halvesApart(line).map(({ first, last, firstHalf, lastHalf }) => ({
    employee,
    code,
    startDate: addDays(startDate, first),
    startHalf: firstHalf,
    endDate: addDays(startDate, last),
    endHalf: lastHalf,
  }));
}

/** A morning and an afternoon under one key are a day. */
function joined(one: ProviderAbsence, other: ProviderAbsence): ProviderAbsence {
  if (!isHalfDay(one) || !isHalfDay(other)) return isHalfDay(one) ? other : one;
  return one.startHalf === other.startHalf ? one : { ...one, startHalf: 'am', endHalf: 'pm' };
}
