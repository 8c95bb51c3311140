import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import type { Period } from '#web/leave/leave-request.ts';
import type { Span } from '../model/span.ts';

/** Half-days of a row that are being marked, from where it began to where it is now, in either direction. */
export interface MarkedHalves {
  readonly row: number;
  readonly anchor: number;
  readonly focus: number;
}

/** First and last half-day, both included, counted from the first morning on show. */
export function ends({ anchor, focus }: MarkedHalves): { readonly first: number; readonly last: number } {
  return { first: Math.min(anchor, focus), last: Math.max(anchor, focus) };
}

/** A whole day, from which the keyboard goes on. */
export function wholeDay(row: number, day: number): MarkedHalves {
  return { row, anchor: day * 2, focus: day * 2 + 1 };
}

/** One half-day further, or a whole day where half-days are too narrow to be seen. */
export function extended(
  selection: MarkedHalves,
  direction: 1 | -1,
  days: number,
  byHalf: boolean,
): MarkedHalves {
  const step = direction * (byHalf ? 1 : 2);
  return { ...selection, focus: Math.min(days * 2 - 1, Math.max(0, selection.focus + step)) };
}

/** Under a pointer, from one half-day to another; where they are too narrow to be hit, whole days. */
export function dragged(row: number, from: number, to: number, byHalf: boolean): MarkedHalves {
  if (byHalf) return { row, anchor: from, focus: to };
  const morning = (slot: number) => slot - (slot % 2);
  return to < from
    ? { row, anchor: morning(from) + 1, focus: morning(to) }
    : { row, anchor: morning(from), focus: morning(to) + 1 };
}

export function markedPeriod(selection: MarkedHalves, { firstDay }: Pick<Span, 'firstDay'>): Period {
  const { first, last } = ends(selection);
  const [start, end] = [firstDay * 2 + first, firstDay * 2 + last];
  return {
    startDate: dateOfSlot(start),
    startHalf: halfOfSlot(start),
    endDate: dateOfSlot(end),
    endHalf: halfOfSlot(end),
  };
}
