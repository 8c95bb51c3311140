import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import { firstSlot, type LeaveRange, lastSlot } from '#domain/calendar/leave-range.ts';
import { instantOfClock } from '#domain/calendar/local-time.ts';
import { awayHours, awayTime } from './away-event.ts';

/** A time without a break in which somebody is away, in milliseconds since 1970. */
export interface AwaySpan {
  readonly range: LeaveRange;
  readonly from: number;
  readonly until: number;
}

/**
 * N36: absences that touch or overlap are one, so that nobody reads of them when one ends and another begins, or that
 * somebody fell ill on leave. In the order in which they come.
 */
export function awaySpans(ranges: readonly LeaveRange[], timeZone: string): AwaySpan[] {
  const joined: { first: number; last: number }[] = [];
  for (const range of ranges.toSorted((a, b) => firstSlot(a) - firstSlot(b))) {
    const before = joined.at(-1);
    if (before && firstSlot(range) <= before.last + 1) before.last = Math.max(before.last, lastSlot(range));
    else joined.push({ first: firstSlot(range), last: lastSlot(range) });
  }
  return joined.map(({ first, last }) => {
    const range = {
      start: dateOfSlot(first),
      startHalf: halfOfSlot(first),
      end: dateOfSlot(last),
      endHalf: halfOfSlot(last),
    };
    const { from, to } = awayHours(awayTime(range));
    return { range, from: instantOfClock(from, timeZone), until: instantOfClock(to, timeZone) };
  });
}

/** The one that somebody is in, or else the next; null where none is to come. */
export function currentSpan(spans: readonly AwaySpan[], now: number): AwaySpan | null {
  return spans.find(({ until }) => until > now) ?? null;
}
