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

/** A time away through sickness, from its first sick note to its last. */
export interface Stop {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly informedOn: PlainDate | null;
}

/**
 * Doctors prolong a stop by another note: notes that follow each other without a day between are one stop. S2: the
 * notice comes after the return, so that one given before a prolongation does not hold for it.
 */
export function continuousStops(absences: readonly Absence[]): Stop[] {
  const stops: Stop[] = [];
  const notes = absences.filter(isSickness).sort((a, b) => (a.range.start < b.range.start ? -1 : 1));
  for (const { range, informedOn } of notes) {
    const last = stops.at(-1);
    if (last === undefined || range.start > addDays(last.end, 1)) {
      stops.push({ start: range.start, end: range.end, informedOn });
      continue;
    }
    const end = latest(last.end, range.end);
    const told = informedOn ?? last.informedOn;
    stops[stops.length - 1] = {
      start: last.start,
      end,
      informedOn: told !== null && told > end ? told : null,
    };
  }
  return stops;
}

/** A notice as it was given: of which stop, told by its last day, and when. */
export interface NoticeGiven {
  readonly stopEnd: PlainDate;
  readonly informedOn: PlainDate;
}

/** S2: notes that prolong each other are one stop, so that a notice given after it holds for each of them. */
export function informedAbsences(absences: readonly Absence[], given: readonly NoticeGiven[]): Absence[] {
  if (given.length === 0) return [...absences];
  const stops = continuousStops(absences);
  return absences.map((absence) => {
    const { start, end } = absence.range;
    const stop = stops.find((each) => isSickness(absence) && each.start <= start && end <= each.end);
    const told = given.find(({ stopEnd, informedOn }) => stopEnd === stop?.end && informedOn > stopEnd);
    return told === undefined ? absence : { ...absence, informedOn: told.informedOn };
  });
}

/** S4: the stop that had already suspended the contract for a year when the period ended, if there is one. */
export function longStop(period: ReferencePeriod, absences: readonly Absence[]): Stop | null {
  if (absences.length === 0) return null;
  const found = continuousStops(absences).find(
    (stop) => addYears(stop.start, 1) <= addDays(period.end, 1) && stop.end >= period.end,
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
  const returned = addDays(stop.end, 1);
  if (returned > fromPeriodEnd) return latest(ordinary, fromPeriodEnd);
  if (stop.informedOn === null) return null;
  const left = daysFromTo(returned, fromPeriodEnd);
  return latest(ordinary, addDays(latest(stop.informedOn, returned), left));
}
