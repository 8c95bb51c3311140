import { and, asc, eq, exists, gte, inArray, lte, or } from 'drizzle-orm';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { TenantTransaction } from './database.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { payrollLines, payrollMonths, payrollRemarks, payrollRemarksSeen } from './schema/payroll.ts';
import { users } from './schema/people.ts';

export type PayrollRemark = Omit<typeof payrollRemarks.$inferSelect, 'organizationId'>;

/** With whose line it is about. */
export interface NamedRemark extends PayrollRemark {
  readonly personName: string;
}

/** From one month to another, both included, in the order of writing. */
export async function listRemarks(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<NamedRemark[]> {
  const rows = await tx
    .select({ remark: payrollRemarks, personName: users.name })
    .from(payrollRemarks)
    .innerJoin(leaveRequests, eq(leaveRequests.id, payrollRemarks.requestId))
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .where(and(gte(payrollRemarks.month, from), lte(payrollRemarks.month, to)))
    .orderBy(asc(payrollRemarks.writtenAt), asc(payrollRemarks.id));
  return rows.map(({ remark: { organizationId: _, ...remark }, personName }) => ({ ...remark, personName }));
}

export async function findRemark(tx: TenantTransaction, id: string): Promise<PayrollRemark | null> {
  const [found] = await tx.select().from(payrollRemarks).where(eq(payrollRemarks.id, id));
  return found ?? null;
}

export async function insertRemark(tx: TenantTransaction, remark: PayrollRemark): Promise<void> {
  await tx.insert(payrollRemarks).values({ ...remark, organizationId: tx.organizationId });
}

export interface SeenLine {
  readonly month: PlainDate;
  readonly requestId: string;
  readonly seenAt: Date;
}

export async function listSeenLines(tx: TenantTransaction, userId: string): Promise<SeenLine[]> {
  const { month, requestId, seenAt } = payrollRemarksSeen;
  return tx
    .select({ month, requestId, seenAt })
    .from(payrollRemarksSeen)
    .where(eq(payrollRemarksSeen.userId, userId));
}

export async function markLineSeen(
  tx: TenantTransaction,
  seen: SeenLine & { readonly userId: string },
): Promise<void> {
  const { organizationId, userId, month, requestId } = payrollRemarksSeen;
  await tx
    .insert(payrollRemarksSeen)
    .values({ ...seen, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [organizationId, userId, month, requestId],
      set: { seenAt: seen.seenAt },
    });
}

/** Whether payroll is told of this absence in that month, or was when the month was closed. */
export async function isLineOf(tx: TenantTransaction, month: PlainDate, requestId: string): Promise<boolean> {
  const written = tx
    .select({ position: payrollLines.position })
    .from(payrollLines)
    .innerJoin(payrollMonths, eq(payrollMonths.id, payrollLines.closingId))
    .where(and(eq(payrollMonths.month, month), eq(payrollLines.requestId, leaveRequests.id)));
  const { id, state, startDate, endDate, atWork } = leaveRequests;
  const booked = and(
    inArray(state, APPROVED_STATES),
    eq(atWork, false),
    lte(startDate, lastOfMonth(month)),
    gte(endDate, month),
  );
  const found = await tx
    .select({ id })
    .from(leaveRequests)
    .where(and(eq(id, requestId), or(booked, exists(written))));
  return found.length > 0;
}
