import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import type { DayReader } from '#domain/counting/day-reader.ts';
import type { DayHalves } from '#domain/counting/working-pattern.ts';

/** Someone of a team, with the half-days they work and those they are away. */
export interface Presentee {
  readonly read: DayReader;
  readonly absences: readonly LeaveRange[];
}

/** How many people a day needs to be counted for: a morning and an afternoon may differ. */
export interface HalfDayCounts {
  readonly am: number;
  readonly pm: number;
}

export interface Presence {
  /** Who would work that half-day if nobody were away. */
  readonly expected: HalfDayCounts;
  readonly present: HalfDayCounts;
}

const MORNING = 1;
const AFTERNOON = 2;

/** Which halves of a day absences cover. */
export function awayHalves(absences: readonly LeaveRange[], dayNumber: number): DayHalves {
  const [morning, afternoon] = [dayNumber * 2, dayNumber * 2 + 1];
  let away = 0;
  for (const absence of absences) {
    const [first, last] = [firstSlot(absence), lastSlot(absence)];
    if (first <= morning && morning <= last) away |= MORNING;
    if (first <= afternoon && afternoon <= last) away |= AFTERNOON;
  }
  return away as DayHalves;
}

/** K1: whoever works that half-day and is not away is present; holidays off and days outside the contract count nobody. */
export function presenceOn(people: readonly Presentee[], dayNumber: number): Presence {
  const expected = { am: 0, pm: 0 };
  const present = { am: 0, pm: 0 };
  for (const { read, absences } of people) {
    const { worked } = read(dayNumber);
    if (worked === 0) continue;
    const there = worked & ~awayHalves(absences, dayNumber);
    if (worked & MORNING) expected.am += 1;
    if (worked & AFTERNOON) expected.pm += 1;
    if (there & MORNING) present.am += 1;
    if (there & AFTERNOON) present.pm += 1;
  }
  return { expected, present };
}

/** The fewest people there at once on a day that is worked at all; null when nobody is expected. */
export function fewestPresent({ expected, present }: Presence): number | null {
  if (expected.am === 0 && expected.pm === 0) return null;
  if (expected.am === 0) return present.pm;
  if (expected.pm === 0) return present.am;
  return Math.min(present.am, present.pm);
}
