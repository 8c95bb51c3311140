import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import type { DayHalves } from '#domain/counting/working-pattern.ts';

/** Someone of a team, with the half-days they work and those they are away. */
export interface Presentee {
  readonly read: (dayNumber: number) => { readonly worked: DayHalves };
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
const HALVES = [
  [0, MORNING],
  [1, AFTERNOON],
] as const;

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

/**
 * K1: whoever works a half-day and is not away is present; holidays off and days outside the contract count nobody.
 * Both days included, one answer for each day: a year of a thousand people is read person by person, once.
 */
export function presenceBetween(
  people: readonly Presentee[],
  firstDay: number,
  lastDay: number,
): readonly Presence[] {
  const slots = Math.max(0, lastDay - firstDay + 1) * 2;
  const expected = new Uint32Array(slots);
  const present = new Uint32Array(slots);
  const away = new Uint8Array(slots);
  for (const { read, absences } of people) {
    away.fill(0);
    for (const absence of absences) {
      const first = Math.max(0, firstSlot(absence) - firstDay * 2);
      away.fill(1, first, Math.max(first, lastSlot(absence) - firstDay * 2 + 1));
    }
    for (let slot = 0; slot < slots; slot += 2) {
      const { worked } = read(firstDay + slot / 2);
      if (worked === 0) continue;
      for (const [at, half] of HALVES) {
        if ((worked & half) === 0) continue;
        expected[slot + at] = (expected[slot + at] ?? 0) + 1;
        if (away[slot + at] === 0) present[slot + at] = (present[slot + at] ?? 0) + 1;
      }
    }
  }
  const counts = (of: Uint32Array, slot: number): HalfDayCounts => ({
    am: of[slot] ?? 0,
    pm: of[slot + 1] ?? 0,
  });
  return Array.from({ length: slots / 2 }, (_, day) => ({
    expected: counts(expected, day * 2),
    present: counts(present, day * 2),
  }));
}

const NOBODY: Presence = { expected: { am: 0, pm: 0 }, present: { am: 0, pm: 0 } };

/** The same for one day. */
export function presenceOn(people: readonly Presentee[], dayNumber: number): Presence {
  return presenceBetween(people, dayNumber, dayNumber)[0] ?? NOBODY;
}

/** The fewest people there at once on a day that is worked at all; null when nobody is expected. */
export function fewestPresent({ expected, present }: Presence): number | null {
  if (expected.am === 0 && expected.pm === 0) return null;
  if (expected.am === 0) return present.pm;
  if (expected.pm === 0) return present.am;
  return Math.min(present.am, present.pm);
}
