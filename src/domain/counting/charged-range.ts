import type { SlotNumber } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import type { DayFacts, DayReader } from './day-reader.ts';

/** The half-days that a leave costs, which may begin later and end later than what was asked. */
export interface ChargedRange {
  readonly first: SlotNumber;
  readonly last: SlotNumber;
  /** The first half-day worked again; null when the contract ends before. */
  readonly returnSlot: SlotNumber | null;
  /** C13 applied: one half of a whole working day, and nothing after it. */
  readonly loneHalfDay: boolean;
}

const LONGEST_SEARCH_DAYS = 400;

function worksSlot(facts: DayFacts, slot: SlotNumber): boolean {
  return (facts.worked & (slot % 2 === 0 ? 1 : 2)) !== 0;
}

/** C1: from the first day the person would have worked; C7: to the eve of the day they work again. */
export function chargedRange(range: LeaveRange, read: DayReader): ChargedRange | null {
  const askedFirst = firstSlot(range);
  const askedLast = lastSlot(range);
  let firstWorked: SlotNumber | null = null;
  let lastWorked: SlotNumber = askedFirst;
  for (let slot = askedFirst; slot <= askedLast; slot += 1) {
    if (!worksSlot(read(Math.floor(slot / 2)), slot)) continue;
    firstWorked ??= slot;
    lastWorked = slot;
  }
  if (firstWorked === null) return null;

  const firstDay = Math.floor(firstWorked / 2);
  const lastDay = Math.floor(lastWorked / 2);
  const firstFacts = read(firstDay);
  // A half-day that is never worked follows the half that is: it belongs to the leave that covers the work.
  const first = (firstFacts.worked & 1) === 0 ? firstDay * 2 : firstWorked;

  let returnSlot: SlotNumber | null = null;
  let endOfWork: number | null = null;
  for (let slot = askedLast + 1; slot <= askedLast + LONGEST_SEARCH_DAYS * 2; slot += 1) {
    const facts = read(Math.floor(slot / 2));
    if (!facts.employed) {
      endOfWork = Math.floor(slot / 2);
      break;
    }
    if (worksSlot(facts, slot)) {
      returnSlot = slot;
      break;
    }
  }
  const firstDayAfter = returnSlot === null ? (endOfWork ?? lastDay + 1) : Math.floor(returnSlot / 2);
  let eveOfReturn = firstDayAfter === lastDay ? lastWorked : firstDayAfter * 2 - 1;
  // C17: nothing is charged after the last day of a contract that ends inside the leave.
  while (eveOfReturn > lastWorked && !read(Math.floor(eveOfReturn / 2)).employed) eveOfReturn -= 1;

  const isLoneHalf = firstWorked === lastWorked && firstFacts.worked === 3;
  if (isLoneHalf && firstFacts.policy.loneHalfDay === 'costs-half') {
    return { first, last: lastWorked, returnSlot, loneHalfDay: true };
  }
  return { first, last: eveOfReturn, returnSlot, loneHalfDay: false };
}
