import type { Fraction } from '#domain/amounts/fraction.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { monthsUntil, usualLeave, YEARS_OF_CUSTOM } from '#domain/insights/custom.ts';
import { leaveByYear } from '#domain/insights/month-line.ts';
import { monthsIn } from '#domain/insights/period.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listFiguresKept } from '#server/store/figure-marks.ts';

/** U13: what each person will usually take until a day, besides what is booked; from summaries that are right. */
export async function usualLeaveUntil(
  tx: TenantTransaction,
  today: PlainDate,
  day: PlainDate,
): Promise<(userId: string) => Fraction | null> {
  const span = monthsUntil(today, day);
  if (span === null) return () => null;
  const lines = new Map((await listFiguresKept(tx)).map(({ userId, line }) => [userId, line]));
  return (userId) => {
    const line = lines.get(userId);
    return usualLeave(line ? leaveByYear(line, span, YEARS_OF_CUSTOM) : [], monthsIn(span));
  };
}
