import { addMonths, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';

/** Two months at a time, as a desk shows them. */
export function plannedQuery(month: PlainDate, type: string, forId: string | null) {
  return {
    from: month,
    to: lastOfMonth(addMonths(month, 1)),
    ...(type === 'vacation' ? {} : { type }),
    ...(forId === null ? {} : { userId: forId }),
  };
}
