import {
  addDays,
  addMonths,
  addYears,
  daysFromTo,
  latest,
  type PlainDate,
} from '#domain/calendar/plain-date.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type Absence, isSickness } from './absence.ts';
import { lastDayToTake, type ReferencePeriod } from './reference-period.ts';

/** S3: days that sickness kept from being taken can be used for 15 months from the day the employee was informed. */
export function extendedUntil(informedOn: PlainDate, months: number): PlainDate {
  return addMonths(informedOn, months);
}

/** S2: the employer has one month from the return to inform. */
export function informationDueBy(absence: Absence): PlainDate {
  return addMonths(addDays(absence.range.end, 1), 1);
}

/** The stop that had already suspended the contract for a year when the period ended, if there is one. */
function longStop(period: ReferencePeriod, absences: readonly Absence[]): Absence | null {
  const found = absences.find(
    (absence) =>
      isSickness(absence) &&
      addYears(absence.range.start, 1) <= addDays(period.end, 1) &&
      absence.range.end >= period.end,
  );
  return found ?? null;
}

/**
 * Until when the days of a period can be taken. S4: earned during a stop of a year or more, they expire 15 months
 * after the period; the clock stops at the return and starts again when the employee is informed.
 */
export function expiryOfPeriod(
  period: ReferencePeriod,
  policy: LeavePolicy,
  absences: readonly Absence[],
): PlainDate | null {
  const ordinary = lastDayToTake(period, policy.monthsToTake);
  const stop = longStop(period, absences);
  if (stop === null) return ordinary;
  const fromPeriodEnd = addMonths(period.end, policy.sicknessExtensionMonths);
  const returned = addDays(stop.range.end, 1);
  if (returned > fromPeriodEnd) return latest(ordinary, fromPeriodEnd);
  if (stop.informedOn === null) return null;
  const left = daysFromTo(returned, fromPeriodEnd);
  return latest(ordinary, addDays(latest(stop.informedOn, returned), left));
}
