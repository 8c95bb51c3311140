import { isInCalendar } from './calendar-bounds.ts';
import { type Half, type SlotNumber, slotNumber } from './half-day.ts';
import { type PlainDate, toDayNumber } from './plain-date.ts';

/** What a person asks for: from a half-day to a half-day, both included. Made only by `leaveRange`. */
export interface LeaveRange {
  readonly start: PlainDate;
  readonly startHalf: Half;
  readonly end: PlainDate;
  readonly endHalf: Half;
}

export type LeaveRangeRefusal = 'end_before_start' | 'empty_half_days' | 'outside_calendar' | 'too_long';

/** Longer than any leave the law knows; keeps a slip of the keyboard from asking for a proof of a century. */
const LONGEST_DAYS = 5 * 366;

export type LeaveRangeResult =
  | { readonly ok: true; readonly range: LeaveRange }
  | {
      readonly ok: false;
      readonly reason: LeaveRangeRefusal;
      /** Which of the two days is to be mended. */
      readonly at: 'start' | 'end';
    };

/**
 * `startHalf: 'pm'` starts at noon, `endHalf: 'am'` ends at noon. An afternoon to a morning of the same day
 * holds no half-day at all and is refused.
 */
export function parseLeaveRange(
  start: PlainDate,
  end: PlainDate,
  startHalf: Half = 'am',
  endHalf: Half = 'pm',
): LeaveRangeResult {
  const refused = (reason: LeaveRangeRefusal, at: 'start' | 'end' = 'end'): LeaveRangeResult => ({
    ok: false,
    reason,
    at,
  });
  if (end < start) return refused('end_before_start');
  if (start === end && startHalf === 'pm' && endHalf === 'am') return refused('empty_half_days');
  if (!isInCalendar(start)) return refused('outside_calendar', 'start');
  if (!isInCalendar(end)) return refused('outside_calendar');
  if (toDayNumber(end) - toDayNumber(start) >= LONGEST_DAYS) return refused('too_long');
  return { ok: true, range: { start, startHalf, end, endHalf } };
}

/** For ranges known to be right: refuses an impossible one loudly. */
export function leaveRange(
  start: PlainDate,
  end: PlainDate,
  startHalf: Half = 'am',
  endHalf: Half = 'pm',
): LeaveRange {
  const result = parseLeaveRange(start, end, startHalf, endHalf);
  if (!result.ok)
    throw new RangeError(`Impossible range ${start} ${startHalf} – ${end} ${endHalf}: ${result.reason}`);
  return result.range;
}

export function firstSlot(range: LeaveRange): SlotNumber {
  return slotNumber(range.start, range.startHalf);
}

export function lastSlot(range: LeaveRange): SlotNumber {
  return slotNumber(range.end, range.endHalf);
}

/** Calendar days, both ends included: a half-day still touches its day. */
export function calendarDays(range: LeaveRange): number {
  return toDayNumber(range.end) - toDayNumber(range.start) + 1;
}

/** L3: two ranges that share a half-day. A morning and the afternoon after it do not. */
export function rangesOverlap(a: LeaveRange, b: LeaveRange): boolean {
  return firstSlot(a) <= lastSlot(b) && firstSlot(b) <= lastSlot(a);
}

/** The half-open span of half-day numbers that a database constraint compares. */
export function slotSpan(range: LeaveRange): { readonly from: number; readonly before: number } {
  return { from: firstSlot(range), before: lastSlot(range) + 1 };
}
