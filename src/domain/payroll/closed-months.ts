import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { MONTHS_LOOKED_BACK } from './pay-month.ts';
import { type PayTime, paidIn } from './pay-time.ts';

/** J10: closed months that a change touches, and the month that bears it instead. */
export interface TouchedMonths {
  readonly months: readonly PlainDate[];
  /** Null where it is too long ago for any month to bear it (J3). */
  readonly carriedTo: PlainDate | null;
  /** J11: the pay slips that will bear it. */
  readonly paidIn: PlainDate | null;
}

/** J10: nothing where the months of the absence are open. `closed` are the months that are closed for the person. */
export function touchedMonths(
  { start, end }: LeaveRange,
  closed: ReadonlySet<PlainDate>,
  time: PayTime,
): TouchedMonths[] {
  const byBearer = new Map<PlainDate | null, PlainDate[]>();
  for (let month = firstOfMonth(start); month <= end; month = addMonths(month, 1)) {
    if (!closed.has(month)) continue;
    const next = nextOpen(month, closed);
    const bearer = month < addMonths(next, -MONTHS_LOOKED_BACK) ? null : next;
    byBearer.set(bearer, [...(byBearer.get(bearer) ?? []), month]);
  }
  return [...byBearer].map(([carriedTo, months]) => ({
    months,
    carriedTo,
    paidIn: carriedTo && paidIn(carriedTo, time),
  }));
}

function nextOpen(month: PlainDate, closed: ReadonlySet<PlainDate>): PlainDate {
  let next = addMonths(month, 1);
  while (closed.has(next)) next = addMonths(next, 1);
  return next;
}

/** J10: the same of several absences, told once for each month that bears it. */
export function jointMonths(touched: readonly TouchedMonths[]): TouchedMonths[] {
  const byBearer = new Map<PlainDate | null, TouchedMonths>();
  for (const each of touched) {
    const known = byBearer.get(each.carriedTo)?.months ?? [];
    byBearer.set(each.carriedTo, { ...each, months: [...new Set([...known, ...each.months])].sort() });
  }
  return [...byBearer.values()];
}
