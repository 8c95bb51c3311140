import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { fewestPresent, type Presence, type Presentee, presenceBetween } from '#domain/coverage/presence.ts';
import type { Bar } from './bars.ts';
import type { TimelinePerson } from './rows.ts';
import type { Span } from './span.ts';
import { halvesAt, type WorkedHalves } from './work.ts';

/** A day of a presence line. */
export interface PresenceDay {
  /** The fewest people there at once; null when nobody works that day. */
  readonly present: number | null;
  /** Who would be there if nobody were away, at the fuller half of the day. */
  readonly expected: number;
  /** Whether fewer are there than are asked for. */
  readonly below: boolean;
}

const HALVES = [{ worked: 0 }, { worked: 1 }, { worked: 2 }, { worked: 3 }] as const;

function rangeOf({ start, end }: Bar, { firstDay }: Span): LeaveRange {
  const [first, last] = [firstDay * 2 + start, firstDay * 2 + end - 1];
  return {
    start: dateOfSlot(first),
    startHalf: halfOfSlot(first),
    end: dateOfSlot(last),
    endHalf: halfOfSlot(last),
  };
}

/** What waits for a decision takes nobody away yet, and work elsewhere never does. */
export function presenteeOf(work: WorkedHalves, bars: readonly Bar[], span: Span): Presentee {
  return {
    read: (dayNumber) => HALVES[halvesAt(work.worked, dayNumber - span.firstDay)],
    absences: bars.filter(({ pending, atWork }) => !pending && !atWork).map((bar) => rangeOf(bar, span)),
  };
}

/** K1 for each day on show. A day on which nobody is expected is below no minimum. */
export function presenceDays(
  people: readonly TimelinePerson[],
  presentee: (person: TimelinePerson) => Presentee,
  span: Span,
  minimum: number | null,
): PresenceDay[] {
  const line = presenceBetween(people.map(presentee), span.firstDay, span.firstDay + span.days - 1);
  return line.map((presence) => dayOf(presence, minimum));
}

function dayOf(presence: Presence, minimum: number | null): PresenceDay {
  const present = fewestPresent(presence);
  return {
    present,
    expected: Math.max(presence.expected.am, presence.expected.pm),
    below: present !== null && minimum !== null && present < minimum,
  };
}

/** Days in a row that are below the minimum: first and last, both included. */
export function runsBelow(days: readonly PresenceDay[]): { readonly first: number; readonly last: number }[] {
  const runs: { first: number; last: number }[] = [];
  days.forEach(({ below }, day) => {
    if (!below) return;
    const run = runs.at(-1);
    if (run && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  });
  return runs;
}

/** The line as an outline: a step for each day, a gap where nobody works. From 0 at the bottom to 1 at the top. */
export function presenceOutline(days: readonly PresenceDay[]): string {
  const most = Math.max(1, ...days.map(({ expected }) => expected));
  const steps: string[] = [];
  days.forEach(({ present }, day) => {
    if (present === null) return;
    const height = Math.round((1 - present / most) * 1000) / 1000;
    steps.push(`M${day} 1V${height}H${day + 1}V1Z`);
  });
  return steps.join('');
}

export function minimumHeight(days: readonly PresenceDay[], minimum: number): number {
  const most = Math.max(1, ...days.map(({ expected }) => expected));
  return Math.max(0, 1 - minimum / most);
}
