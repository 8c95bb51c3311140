import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import type { DayReader } from '#domain/counting/day-reader.ts';

/** Someone who no longer works is not on one endless leave. */
const LONGEST_GAP_HALVES = 2 * 31;

/** G6: requests with no work between them are one leave. Of the others, those that go on with the one asked for. */
export function adjoining(asked: LeaveRange, others: readonly LeaveRange[], read: DayReader): LeaveRange[] {
  const found: LeaveRange[] = [];
  let [first, last] = [firstSlot(asked), lastSlot(asked)] as [number, number];
  const before = others
    .filter((other) => lastSlot(other) < firstSlot(asked))
    .sort((a, b) => lastSlot(b) - lastSlot(a));
  for (const other of before) {
    if (isWorkedBetween(lastSlot(other), first, read)) break;
    found.unshift(other);
    first = firstSlot(other);
  }
  const after = others
    .filter((other) => firstSlot(other) > lastSlot(asked))
    .sort((a, b) => firstSlot(a) - firstSlot(b));
  for (const other of after) {
    if (isWorkedBetween(last, firstSlot(other), read)) break;
    found.push(other);
    last = lastSlot(other);
  }
  return found;
}

/** Whether a half-day of work lies between two half-days, neither of them included. */
function isWorkedBetween(from: number, to: number, read: DayReader): boolean {
  if (to - from > LONGEST_GAP_HALVES) return true;
  for (let slot = from + 1; slot < to; slot += 1) {
    if (read(Math.floor(slot / 2)).worked & (slot % 2 === 0 ? 1 : 2)) return true;
  }
  return false;
}
