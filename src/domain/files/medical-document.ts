import { addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import { isAboutHealth } from '#domain/leave-types/type-change.ts';

/** L15: of absences for reasons of health, and of whatever is kept from colleagues. */
export function hasMedicalDocuments(
  type: Pick<LeaveType, 'absence' | 'catalogueKey' | 'confidential'>,
): boolean {
  return type.confidential || isAboutHealth(type);
}

/** L15: documents of absences that ended by this day are kept no longer, whether their month was closed or not. */
export function lastDayForgotten(today: PlainDate, months: number): PlainDate {
  return addMonths(today, -months);
}
