import { addMonths, type PlainDate } from '#domain/calendar/plain-date.ts';

/** J11: absences of a month are paid with the pay of that month, or of the month after it. */
export const PAY_TIMES = ['same-month', 'next-month'] as const;

export type PayTime = (typeof PAY_TIMES)[number];

/** J11: the month on whose pay slips the absences of a month are. */
export function paidIn(month: PlainDate, time: PayTime): PlainDate {
  return time === 'next-month' ? addMonths(month, 1) : month;
}
