import type { z } from 'zod';
import type { timelineAbsencesSchema } from '#contract/calendar-timeline.ts';
import type { calendarAbsenceSchema } from '#contract/leave-request-views.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';

type Absence = z.input<typeof calendarAbsenceSchema>;
type Timeline = z.input<typeof timelineAbsencesSchema>;

const UNTOLD = 'absent';

/**
 * What a device may keep of a calendar: one's own absences as they are, and of others that they are away, once and
 * for approved ones only. Why is left out for everyone, whoever reads: two absences over each other would tell it too.
 */
export function withoutReasons(absences: readonly Absence[], reader: string): Absence[] {
  const own = absences.filter(({ employeeId }) => employeeId === reader);
  const away = new Map<string, Absence[]>();
  for (const absence of absences) {
    if (absence.employeeId === reader || absence.atWork || isPending(absence.status)) continue;
    const known = away.get(absence.employeeId) ?? [];
    away.set(absence.employeeId, known);
    const over = known.find((one) => startOf(one) <= endOf(absence) && startOf(absence) <= endOf(one));
    if (!over) known.push({ ...absence, type: UNTOLD, status: 'approved' });
    else Object.assign(over, together(over, absence));
  }
  return [...own, ...[...away.values()].flat()].sort((a, b) => a.startDate.localeCompare(b.startDate));
}

const startOf = ({ startDate, startHalf }: Absence): string => `${startDate} ${startHalf}`;
const endOf = ({ endDate, endHalf }: Absence): string => `${endDate} ${endHalf}`;

function together(one: Absence, other: Absence): Partial<Absence> {
  const { startDate, startHalf } = startOf(one) <= startOf(other) ? one : other;
  const { endDate, endHalf } = endOf(one) >= endOf(other) ? one : other;
  return { startDate, startHalf, endDate, endHalf };
}

/** The same of a timeline, whose absences are half-days counted from its first. */
export function timelineWithoutReasons({ types, atWork = [], people }: Timeline, reader: string): Timeline {
  const told = types.includes(UNTOLD) ? types : [...types, UNTOLD];
  const untold = told.indexOf(UNTOLD);
  return {
    types: told,
    atWork,
    people: people.map((person) => {
      if (person.id === reader) return person;
      const spans = person.away
        .filter(([type]) => !atWork.includes(types[type ?? -1] ?? ''))
        .flatMap(([, ...spans]) => pairs(spans));
      return { id: person.id, away: spans.length === 0 ? [] : [[untold, ...merged(spans).flat()]] };
    }),
  };
}

type Span = readonly [start: number, length: number];

function pairs(numbers: readonly number[]): Span[] {
  return numbers.flatMap((start, index): Span[] =>
    index % 2 === 0 ? [[start, numbers[index + 1] ?? 0]] : [],
  );
}

function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [start, length] of [...spans].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    const end = last ? last[0] + last[1] : Number.NEGATIVE_INFINITY;
    if (!last || start >= end) joined.push([start, length]);
    else joined[joined.length - 1] = [last[0], Math.max(end, start + length) - last[0]];
  }
  return joined;
}
