import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';

/** An absence as far as one week shows it, in half-days counted from the week's first morning. */
export interface WeekBar {
  readonly absence: CalendarAbsence;
  readonly start: number;
  /** The half-day after the last. */
  readonly end: number;
  /** Whether it goes on in the week before, or in the one after. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

export interface PlacedBar extends WeekBar {
  /** Which line of the week it lies on; nothing else lies there on its days. */
  readonly lane: number;
}

export interface WeekLanes {
  readonly bars: readonly PlacedBar[];
  /** For each day, how many there is no room for. */
  readonly left: readonly number[];
}

type AbsencesByDay = ReadonlyMap<PlainDate, readonly DayAbsence[]>;

/** The absences of a week, each as long as it lasts without a break; something that lies over it breaks it. */
export function weekBars(week: readonly PlainDate[], byDay: AbsencesByDay): WeekBar[] {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const bars: WeekBar[] = [];
  let open = new Map<string, number>();
  week.forEach((day, place) => {
    const reaching = new Map<string, number>();
    for (const { absence, part } of byDay.get(day) ?? []) {
      const start = place * 2 + (part === 'pm' ? 1 : 0);
      const end = place * 2 + (part === 'am' ? 1 : 2);
      const known = open.get(absence.id);
      const before = known === undefined ? undefined : bars[known];
      const at = before?.end === start && known !== undefined ? known : bars.length;
      bars[at] = {
        absence,
        start: at === known && before ? before.start : start,
        end,
        cutStart: at === known && before ? before.cutStart : start === 0 && absence.startDate < first,
        cutEnd: end === week.length * 2 && absence.endDate > last,
      };
      reaching.set(absence.id, at);
    }
    open = reaching;
  });
  return bars;
}

const dayOfHalf = (half: number) => half >> 1;

/** Who left first lies above, so that a leave keeps its line from week to week where it can. */
function compareBars(a: WeekBar, b: WeekBar): number {
  const byDay = dayOfHalf(a.start) - dayOfHalf(b.start);
  if (byDay !== 0) return byDay;
  if (a.absence.startDate !== b.absence.startDate) return a.absence.startDate < b.absence.startDate ? -1 : 1;
  return b.end - a.end;
}

/** Lines for as many as there is room for. Where some are left over, the last line is theirs: it says how many. */
export function placeBars(bars: readonly WeekBar[], room: number, days = 7): WeekLanes {
  const inOrder = [...bars].sort(compareBars);
  const all = placeWithin(inOrder, room, days);
  return all.left.some((count) => count > 0) ? placeWithin(inOrder, room - 1, days) : all;
}

function placeWithin(bars: readonly WeekBar[], lanes: number, days: number): WeekLanes {
  /** The first day that is free on each line. */
  const free = Array.from({ length: lanes }, () => 0);
  const left = Array.from({ length: days }, () => 0);
  const placed: PlacedBar[] = [];
  for (const bar of bars) {
    const [from, to] = [dayOfHalf(bar.start), dayOfHalf(bar.end - 1)];
    const lane = free.findIndex((day) => day <= from);
    if (lane === -1) for (let day = from; day <= to; day++) left[day] = (left[day] ?? 0) + 1;
    else {
      free[lane] = to + 1;
      placed.push({ ...bar, lane });
    }
  }
  return { bars: placed, left };
}
