import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addMonths, firstOfMonth, latest, type PlainDate } from '#domain/calendar/plain-date.ts';
import { MONTHS_LOOKED_BACK } from './pay-month.ts';
import { type PayTime, paidIn } from './pay-time.ts';

/** The first and the latest of the closed months; what lies between is closed as well (J2). */
export interface ClosedSpan {
  readonly first: PlainDate;
  readonly latest: PlainDate;
}

/** J10: closed months that a change touches, and the month that bears it instead. */
export interface TouchedMonths {
  readonly months: readonly PlainDate[];
  /** Null where it is too long ago for any month to bear it (J3). */
  readonly carriedTo: PlainDate | null;
  /** J11: the pay slips that will bear it. */
  readonly paidIn: PlainDate | null;
}

/** J10: nothing where no month is closed, or the absence lies after the closed ones. */
export function touchedMonths(
  { start, end }: LeaveRange,
  closed: ClosedSpan | null,
  time: PayTime,
): TouchedMonths[] {
  if (closed === null) return [];
  const carriedTo = addMonths(closed.latest, 1);
  const tooOld = addMonths(carriedTo, -MONTHS_LOOKED_BACK);
  const months: PlainDate[] = [];
  const from = latest(firstOfMonth(start), closed.first);
  for (let month = from; month <= end && month <= closed.latest; month = addMonths(month, 1))
    months.push(month);
  const [old, carried] = [
    months.filter((month) => month < tooOld),
    months.filter((month) => month >= tooOld),
  ];
  return [
    ...(old.length > 0 ? [{ months: old, carriedTo: null, paidIn: null }] : []),
    ...(carried.length > 0 ? [{ months: carried, carriedTo, paidIn: paidIn(carriedTo, time) }] : []),
  ];
}
