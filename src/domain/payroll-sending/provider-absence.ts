import type { Half } from '#domain/calendar/half-day.ts';
import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';

/** The payroll programs that absences are sent to without a file. */
export const PAYROLL_PROVIDERS = ['silae', 'payfit'] as const;

export type PayrollProvider = (typeof PAYROLL_PROVIDERS)[number];

/** J26: an absence as the payroll program keeps it. */
export interface ProviderAbsence {
  /** By which the program knows the person: a payroll number, or the id of a contract. */
  readonly employee: string;
  /** What the program calls the absence. */
  readonly code: string;
  readonly startDate: PlainDate;
  readonly startHalf: Half;
  readonly endDate: PlainDate;
  readonly endHalf: Half;
}

/** What makes two absences the same one there: Silae knows dates and code, PayFit moments of the day as well. */
export function absenceKey(provider: PayrollProvider, absence: ProviderAbsence): string {
  const { employee, code, startDate, startHalf, endDate, endHalf } = absence;
  const days = provider === 'silae' ? [startDate, endDate] : [startDate, startHalf, endDate, endHalf];
  return JSON.stringify([employee, code, ...days]);
}

/** Whether it is one half of one day. */
export function isHalfDay({ startDate, startHalf, endDate, endHalf }: ProviderAbsence): boolean {
  return startDate === endDate && startHalf === endHalf;
}

/** Of two that are the same one, whether they also last the same. */
export function lastsAsLong(one: ProviderAbsence, other: ProviderAbsence): boolean {
  return isHalfDay(one) === isHalfDay(other);
}

/** An absence never leaves its month: lines are cut there (J1). */
export function monthOfAbsence({ startDate }: ProviderAbsence): PlainDate {
  return firstOfMonth(startDate);
}
