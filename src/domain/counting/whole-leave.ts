import { dateOfSlot, halfOfSlot, type SlotNumber } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { chargedRange } from './charged-range.ts';
import { classifyDay } from './classify-day.ts';
import { daysPerWeek } from './counting-policy.ts';
import type { DayReader } from './day-reader.ts';

/** Further from work than any holidays and days off in a row. */
const LONGEST_REST_DAYS = 31;

function worksBetween(after: SlotNumber, before: SlotNumber, read: DayReader): boolean {
  if (before - after > 2 * LONGEST_REST_DAYS) return true;
  for (let slot = after + 1; slot < before; slot += 1)
    if ((read(Math.floor(slot / 2)).worked & (slot % 2 === 0 ? 1 : 2)) !== 0) return true;
  return false;
}

/** Requests with no work between them are one leave, however many they are. */
export function wholeLeave(range: LeaveRange, others: readonly LeaveRange[], read: DayReader): LeaveRange {
  let first = firstSlot(range);
  let last = lastSlot(range);
  let apart = [...others];
  for (let found = true; found; ) {
    const rest = apart.filter((other) => {
      const [from, to] = [firstSlot(other), lastSlot(other)];
      const isApart =
        from > last ? worksBetween(last, from, read) : to < first && worksBetween(to, first, read);
      if (isApart) return true;
      first = Math.min(first, from);
      last = Math.max(last, to);
      return false;
    });
    found = rest.length < apart.length;
    apart = rest;
  }
  return {
    start: dateOfSlot(first),
    startHalf: halfOfSlot(first),
    end: dateOfSlot(last),
    endHalf: halfOfSlot(last),
  };
}

/** A week that begins with a holiday off is a week all the same, though its leave begins the day after (C1). */
function holidayHalvesBefore(firstDay: number, read: DayReader): number {
  let halves = 0;
  for (let day = firstDay - 1; day > firstDay - LONGEST_REST_DAYS; day -= 1) {
    const { worked, holiday, open, pattern, isWeeklyRest } = read(day);
    if (worked !== 0 || holiday.kind !== 'off') return halves;
    if (!isWeeklyRest && pattern !== 0) halves += open === 3 ? 2 : open === 0 ? 0 : 1;
  }
  return halves;
}

/**
 * C5: a closed Saturday is the sixth day of a week of leave in ouvrables, so that a whole leave gives back one holiday
 * for each week that it holds; less than a week gives back none, for it costs no more than in ouvrables.
 */
export function holidaysGivenBack(
  range: LeaveRange,
  others: readonly LeaveRange[],
  read: DayReader,
): ReadonlySet<number> {
  const leave = wholeLeave(range, others, read);
  const charged = chargedRange(leave, read);
  const holidays: number[] = [];
  if (charged === null) return new Set();
  const firstDay = Math.floor(charged.first / 2);
  let halves = holidayHalvesBefore(firstDay, read);
  for (let day = firstDay; day <= Math.floor(charged.last / 2); day += 1) {
    const facts = read(day);
    if (classifyDay(day, facts, charged, 'ouvres', true, 0).owedHalves !== 0) holidays.push(day);
    if (facts.isWeeklyRest || !facts.employed) continue;
    for (const slot of [day * 2, day * 2 + 1])
      if (slot >= charged.first && slot <= charged.last && (facts.open & (slot % 2 === 0 ? 1 : 2)) !== 0)
        halves += 1;
  }
  const week = daysPerWeek(read(firstDay).policy);
  return new Set(holidays.slice(0, Math.floor((halves * week.d) / (2 * week.n))));
}
