import { addDays, type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import type { CalendarAbsence } from './leave-request.ts';

/** Which part of a day somebody is away. */
export type DayPart = 'day' | 'am' | 'pm';

/** An absence as it meets one day. */
export interface DayAbsence {
  readonly absence: CalendarAbsence;
  readonly part: DayPart;
}

type AbsencePeriod = Pick<CalendarAbsence, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;

export function partOf(
  { startDate, startHalf, endDate, endHalf }: AbsencePeriod,
  day: string,
): DayPart | null {
  if (day < startDate || day > endDate) return null;
  if (day === startDate && startHalf === 'pm') return 'pm';
  return day === endDate && endHalf === 'am' ? 'am' : 'day';
}

function covers(one: DayPart, other: DayPart): boolean {
  return one === 'day' || one === other;
}

/** Who is away is not at work elsewhere. What is decided stands before what is not; of two, the one that began later is why somebody is away now. */
function compareWeight({ absence: a }: DayAbsence, { absence: b }: DayAbsence): number {
  if (a.atWork !== b.atWork) return a.atWork ? 1 : -1;
  if (a.status !== b.status) return isApproved(a.status) ? -1 : 1;
  return a.startDate === b.startDate ? 0 : a.startDate > b.startDate ? -1 : 1;
}

/** Sickness may lie over booked leave: a person is away once for each half-day. */
function onceEach(met: readonly DayAbsence[]): DayAbsence[] {
  const hidden = new Set<DayAbsence>();
  const heavier = new Map<string, DayAbsence[]>();
  for (const one of [...met].sort(compareWeight)) {
    const { employeeId } = one.absence;
    const ofThem = heavier.get(employeeId);
    if (!ofThem) heavier.set(employeeId, [one]);
    else if (ofThem.some((other) => covers(other.part, one.part))) hidden.add(one);
    else ofThem.push(one);
  }
  return met.filter((one) => !hidden.has(one));
}

/** Who is away on each day from one to another, in the order given; days without anyone are left out. */
export function absencesByDay(
  absences: readonly CalendarAbsence[],
  from: PlainDate,
  to: PlainDate,
): ReadonlyMap<PlainDate, readonly DayAbsence[]> {
  const days = new Map<PlainDate, DayAbsence[]>();
  for (const absence of absences) {
    const last = absence.endDate < to ? absence.endDate : to;
    let day = absence.startDate > from ? plainDate(absence.startDate) : from;
    for (; day <= last; day = addDays(day, 1)) {
      const part = partOf(absence, day);
      if (part === null) continue;
      const met = days.get(day);
      if (met) met.push({ absence, part });
      else days.set(day, [{ absence, part }]);
    }
  }
  return new Map([...days].map(([day, met]) => [day, onceEach(met)]));
}

/** Whether halves of days are on show, for the legend. */
export function partsShown(byDay: ReadonlyMap<PlainDate, readonly DayAbsence[]>): DayPart[] {
  const met = new Set([...byDay.values()].flatMap((absences) => absences.map(({ part }) => part)));
  return (['day', 'am', 'pm'] as const).filter((part) => met.has(part));
}

/** The types that a legend has to explain, those met most often first. */
export function typesShown(absences: readonly CalendarAbsence[]): string[] {
  const counts = new Map<string, number>();
  for (const { type } of absences) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([type]) => type);
}
