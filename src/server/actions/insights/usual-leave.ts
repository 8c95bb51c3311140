import type { Fraction } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { monthsUntil, usualLeave, YEARS_OF_CUSTOM } from '#domain/insights/custom.ts';
import { monthsIn } from '#domain/insights/period.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listLeaveByYear } from '#server/store/insights.ts';

/** U13: what each person will usually take until a day, besides what is booked; from summaries that are right. */
export async function usualLeaveUntil(
  tx: TenantTransaction,
  today: PlainDate,
  day: PlainDate,
): Promise<(userId: string) => Fraction | null> {
  const span = monthsUntil(today, day);
  if (span === null) return () => null;
  const years = await listLeaveByYear(tx, span.from, span.to, YEARS_OF_CUSTOM);
  return (userId) => usualLeave(years.get(userId) ?? [], monthsIn(span));
}
