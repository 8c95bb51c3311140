import type { SlotNumber } from '#domain/calendar/half-day.ts';
import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import { fromDayNumber } from '#domain/calendar/plain-date.ts';
import { type Timeline, valueAt } from '#domain/calendar/timeline.ts';
import { type DayReader, dayReader } from '#domain/counting/day-reader.ts';
import type { LeavePolicy } from '#domain/policies/leave-policy.ts';
import { type Absence, type Earning, earningOn } from './absence.ts';
import type { LeaveFacts } from './leave-facts.ts';

/** What a half-day earns. */
export type EarningReader = (slot: SlotNumber) => Earning;

const BEST_FIRST: Record<Earning, number> = { work: 2, sickness: 1, nothing: 0 };

/** Further from work than any holidays and days off in a row. */
export const LONGEST_REST_DAYS = 31;

function better(a: Earning, b: Earning): Earning {
  return BEST_FIRST[a] >= BEST_FIRST[b] ? a : b;
}

/** Null where no absence covers it. */
function absenceAt(
  slot: SlotNumber,
  absences: readonly Absence[],
  policies: Timeline<LeavePolicy>,
): Earning | null {
  let best: Earning | null = null;
  for (const absence of absences) {
    if (slot < firstSlot(absence.range) || slot > lastSlot(absence.range)) continue;
    const date = fromDayNumber(Math.floor(slot / 2));
    const earning = earningOn(absence, date, valueAt(policies, date));
    best = best === null ? earning : better(best, earning);
  }
  return best;
}

/**
 * A day off is neither work nor absence by itself: it follows the days of work around it, and the better one where
 * these differ; so does a holiday that nobody asked for. So the same absence earns the same, whether it was asked for
 * with the days off between or without them.
 */
export function earningReader(
  { employment, absences, patterns }: Pick<LeaveFacts, 'employment' | 'absences' | 'patterns'>,
  policies: Timeline<LeavePolicy>,
): EarningReader {
  if (absences.length === 0) return () => 'work';
  const person = { patterns, employedFrom: employment.from, employedTo: employment.to };
  const read: DayReader = dayReader(person, policies);
  const half = (slot: SlotNumber): number => (slot % 2 === 0 ? 1 : 2);
  const isWorked = (slot: SlotNumber): boolean => (read(Math.floor(slot / 2)).worked & half(slot)) !== 0;
  const isDayOff = (slot: SlotNumber): boolean => (read(Math.floor(slot / 2)).pattern & half(slot)) === 0;
  const nearestWork = (slot: SlotNumber, step: 1 | -1): Earning | null => {
    for (let next = slot; Math.abs(next - slot) <= 2 * LONGEST_REST_DAYS; next += step)
      if (isWorked(next)) return absenceAt(next, absences, policies) ?? 'work';
    return null;
  };
  return (slot) => {
    const asked = absenceAt(slot, absences, policies);
    if (isWorked(slot)) return asked ?? 'work';
    if (asked !== null && !isDayOff(slot)) return asked;
    const before = nearestWork(slot, -1);
    const after = nearestWork(slot, 1);
    if (before !== null && after !== null) return better(before, after);
    // At the edge of a contract, or in months without any work.
    return before ?? after ?? asked ?? 'work';
  };
}
