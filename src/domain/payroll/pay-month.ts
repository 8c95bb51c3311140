import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';

/** J2, J4: whether a month can be closed or opened again today. */
export type PayMonthRefusal = 'payroll_month_ahead' | 'payroll_month_order' | 'payroll_month_closed';

/** J2: months are closed one after the other; the first one may be any that has begun. */
export function closingRefusal(
  month: PlainDate,
  latestClosed: PlainDate | null,
  today: PlainDate,
): PayMonthRefusal | null {
  if (month > firstOfMonth(today)) return 'payroll_month_ahead';
  if (latestClosed === null) return null;
  if (month <= latestClosed) return 'payroll_month_closed';
  return month === addMonths(latestClosed, 1) ? null : 'payroll_month_order';
}

/** J3: how far back a difference is looked for. Older pay slips are nobody's to change by a leave manager. */
export const MONTHS_LOOKED_BACK = 12;

/** The closed months that a difference of this month can still be about, the earliest first. */
export function monthsLookedBack(month: PlainDate, closed: readonly PlainDate[]): PlainDate[] {
  const earliest = addMonths(month, -MONTHS_LOOKED_BACK);
  return closed.filter((each) => each >= earliest && each < month).sort();
}

/** J2: the months that are over and still open; before the first closing, only the last one is expected. */
export function monthsToClose(latestClosed: PlainDate | null, today: PlainDate): PlainDate[] {
  const last = addMonths(firstOfMonth(today), -1);
  const months: PlainDate[] = [];
  let month = latestClosed === null ? last : addMonths(latestClosed, 1);
  while (month <= last) {
    months.push(month);
    month = addMonths(month, 1);
  }
  return months;
}
