import { isNull, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ClosedSpan } from '#domain/payroll/closed-months.ts';
import type { TenantTransaction } from './database.ts';
import { payrollMonths } from './schema/payroll.ts';

/** Null where no month is closed. */
export async function findClosedSpan(tx: TenantTransaction): Promise<ClosedSpan | null> {
  const { month, reopenedAt } = payrollMonths;
  const [found] = await tx
    .select({
      first: sql<PlainDate | null>`min(${month})`.mapWith(month),
      latest: sql<PlainDate | null>`max(${month})`.mapWith(month),
    })
    .from(payrollMonths)
    .where(isNull(reopenedAt));
  const { first = null, latest = null } = found ?? {};
  return first === null || latest === null ? null : { first, latest };
}
