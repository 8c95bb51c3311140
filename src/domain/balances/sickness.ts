import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import {
  addDays,
  addMonths,
  addYears,
  daysFromTo,
  latest,
  type PlainDate,
} from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { type DayReader, dayReader } from '#domain/counting/day-reader.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type Absence, isSickness } from './absence.ts';
import type { LeaveFacts } from './leave-facts.ts';
import { lastDayToTake, type ReferencePeriod } from './reference-period.ts';

/** S3: days that sickness kept from being taken can be used for 15 months from the day the employee was informed. */
export function extendedUntil(informedOn: PlainDate, months: number): PlainDate {
  return addMonths(informedOn, months);
}

/** S2: the employer has one month from the return to inform. */
export function informationDueBy(stopEnd: PlainDate): PlainDate {
  return addMonths(addDays(stopEnd, 1), 1);
}

/** A time away through sickness, from its first sick note to its last. */
export interface Stop {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly informedOn: PlainDate | null;
}

/** Whose stops they are: what of them is work follows from the person's week. */
export type StoppedPerson = Pick<LeaveFacts, 'absences' | 'patterns' | 'employment'>;

/**
 * Doctors prolong a stop by another note: notes with no work between them are one stop, as from a Friday to a Monday. S2:
 * the notice comes after the return, so that one given before a prolongation does not hold for it.
 */
export function continuousStops(person: StoppedPerson, policies: Timeline<LeavePolicy>): Stop[] {
  const notes = person.absences
    .filter(isSickness)
    .sort((a, b) => firstSlot(a.range) - firstSlot(b.range) || lastSlot(a.range) - lastSlot(b.range));
  const stops: Stop[] = [];
  const worksBetween = workBetween(person, policies);
  let lastAway = 0;
  for (const { range, informedOn } of notes) {
    const last = stops.at(-1);
    if (last === undefined || worksBetween(lastAway, firstSlot(range))) {
      stops.push({ start: range.start, end: range.end, informedOn });
      lastAway = lastSlot(range);
      continue;
    }
    lastAway = Math.max(lastAway, lastSlot(range));
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

/** A month without any work between two notes is a month in which the person was not away. */
const LONGEST_REST_DAYS = 31;

/** Whether the person would have worked between two half-days, both left out. */
function workBetween(
  { patterns, employment }: StoppedPerson,
  policies: Timeline<LeavePolicy>,
): (after: number, before: number) => boolean {
  let read: DayReader | null = null;
  return (after, before) => {
    if (before - after > 2 * LONGEST_REST_DAYS) return true;
    for (let slot = after + 1; slot < before; slot += 1) {
      // Whenever the contract began, a week is a week.
      read ??= dayReader({ patterns, employedFrom: null, employedTo: employment.to }, policies);
      if ((read(Math.floor(slot / 2)).worked & (slot % 2 === 0 ? 1 : 2)) !== 0) return true;
    }
    return false;
  };
}

/** A notice as it was given: of which stop, told by its last day, and when. */
export interface NoticeGiven {
  readonly stopEnd: PlainDate;
  readonly informedOn: PlainDate;
}

/** S2: notes that prolong each other are one stop, so that a notice given after it holds for each of them. */
export function informedAbsences(
  person: StoppedPerson,
  policies: Timeline<LeavePolicy>,
  given: readonly NoticeGiven[],
): Absence[] {
  if (given.length === 0) return [...person.absences];
  const stops = continuousStops(person, policies);
  return person.absences.map((absence) => {
    const { start, end } = absence.range;
    const stop = stops.find((each) => isSickness(absence) && each.start <= start && end <= each.end);
    const told = given.find(({ stopEnd, informedOn }) => stopEnd === stop?.end && informedOn > stopEnd);
    return told === undefined ? absence : { ...absence, informedOn: told.informedOn };
  });
}

/** S4: the stop that had already suspended the contract for a year when the period ended, if there is one. */
export function longStop(
  period: ReferencePeriod,
  person: StoppedPerson,
  policies: Timeline<LeavePolicy>,
): Stop | null {
  if (person.absences.length === 0) return null;
  const found = continuousStops(person, policies).find(
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
  person: StoppedPerson,
  policies: Timeline<LeavePolicy>,
): PlainDate | null {
  const { monthsToTake, sicknessExtensionMonths } = valueAt(policies, period.end);
  const ordinary = lastDayToTake(period, monthsToTake);
  const stop = longStop(period, person, policies);
  if (stop === null) return ordinary;
  const fromPeriodEnd = addMonths(period.end, sicknessExtensionMonths);
  const returned = addDays(stop.end, 1);
  if (returned > fromPeriodEnd) return latest(ordinary, fromPeriodEnd);
  if (stop.informedOn === null) return null;
  const over = addMonths(addDays(period.end, 1), sicknessExtensionMonths);
  return latest(ordinary, after(latest(stop.informedOn, returned), returned, over));
}

/** The same time after a day as from one day to another: whole months first, as months are what the law gives. */
function after(day: PlainDate, from: PlainDate, to: PlainDate): PlainDate {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return addDays(addMonths(day, months), daysFromTo(addMonths(from, months), to));
}
