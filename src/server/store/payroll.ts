import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES, PENDING_STATES } from '#domain/leave-requests/request-states.ts';
import { MAIN, type PayUnit, WHOLE_COMPANY } from '#domain/payroll/establishment.ts';
import type { PayCode } from '#domain/payroll/suggested-codes.ts';
import { readAs } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { payrollCodes, payrollLines, payrollMonths } from './schema/payroll.ts';
import { users } from './schema/people.ts';

/** A month as it stands closed, with the name of who closed it. */
export interface ClosedMonth {
  readonly id: string;
  readonly month: PlainDate;
  /** J11: the pay that it was closed for. */
  readonly paidIn: PlainDate;
  /** J22: whom it is closed for. */
  readonly unit: PayUnit;
  readonly closedAt: Date;
  readonly closedBy: string;
  readonly closedByName: string;
}

/** A site by its id, else what it was closed for. */
export const closedUnit = readAs<PayUnit>(
  'text',
  sql`coalesce(${payrollMonths.siteId}::text, ${payrollMonths.closedFor})`,
);

type LineRow = typeof payrollLines.$inferSelect;

/** One line as it is written: of the month itself, or a difference of an earlier one. */
export type WrittenPayLine = Omit<LineRow, 'organizationId' | 'closingId' | 'position'>;

/** The latest first, of every establishment; months that were opened again are not among them. */
export async function listClosedMonths(tx: TenantTransaction): Promise<ClosedMonth[]> {
  const { id, month, paidIn, closedAt, closedBy } = payrollMonths;
  return tx
    .select({ id, month, paidIn, unit: closedUnit, closedAt, closedBy, closedByName: users.name })
    .from(payrollMonths)
    .innerJoin(users, eq(users.id, closedBy))
    .where(isNull(payrollMonths.reopenedAt))
    .orderBy(desc(month), desc(closedAt));
}

/** By closing, each in the order in which it was written. */
export async function listPayLines(
  tx: TenantTransaction,
  closingIds: readonly string[],
): Promise<Map<string, WrittenPayLine[]>> {
  const byClosing = new Map<string, WrittenPayLine[]>(closingIds.map((id) => [id, []]));
  if (closingIds.length === 0) return byClosing;
  const rows = await tx
    .select()
    .from(payrollLines)
    .where(inArray(payrollLines.closingId, [...closingIds]))
    .orderBy(asc(payrollLines.closingId), asc(payrollLines.position));
  for (const { closingId, organizationId: _, position: __, ...line } of rows)
    byClosing.get(closingId)?.push(line);
  return byClosing;
}

/** A statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 1000;

export async function insertClosedMonth(
  tx: TenantTransaction,
  { unit, ...closing }: Omit<ClosedMonth, 'closedByName'>,
  lines: readonly WrittenPayLine[],
): Promise<void> {
  const { organizationId } = tx;
  const closedFor = unit === WHOLE_COMPANY ? 'organization' : unit === MAIN ? 'main' : 'site';
  const siteId = closedFor === 'site' ? unit : null;
  await tx.insert(payrollMonths).values({ organizationId, ...closing, closedFor, siteId });
  for (let first = 0; first < lines.length; first += ROWS_AT_ONCE) {
    const rows = lines
      .slice(first, first + ROWS_AT_ONCE)
      .map((line, place) => ({ ...line, organizationId, closingId: closing.id, position: first + place }));
    await tx.insert(payrollLines).values(rows);
  }
}

export async function markMonthReopened(
  tx: TenantTransaction,
  id: string,
  by: { readonly reopenedAt: Date; readonly reopenedBy: string; readonly reopenReason: string },
): Promise<void> {
  await tx.update(payrollMonths).set(by).where(eq(payrollMonths.id, id));
}

/** By type; those that nobody has set are missing. */
export async function listPayCodes(tx: TenantTransaction): Promise<Map<string, PayCode>> {
  const { type, code, dsnReason } = payrollCodes;
  const rows = await tx.select({ type, code, dsnReason }).from(payrollCodes);
  return new Map(rows.map((row) => [row.type, { code: row.code, dsnReason: row.dsnReason }]));
}

export async function savePayCodes(
  tx: TenantTransaction,
  codes: readonly (PayCode & { readonly type: string })[],
  by: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  await tx
    .insert(payrollCodes)
    .values(codes.map((code) => ({ organizationId: tx.organizationId, ...code, ...by })))
    .onConflictDoUpdate({
      target: [payrollCodes.organizationId, payrollCodes.type],
      set: {
        code: sql`excluded.code`,
        dsnReason: sql`excluded.dsn_reason`,
        changedAt: sql`excluded.changed_at`,
        changedBy: sql`excluded.changed_by`,
      },
    });
}

const meets = (from: PlainDate, to: PlainDate) =>
  and(lte(leaveRequests.startDate, to), gte(leaveRequests.endDate, from));

/** Everyone who was or will be away between two days, those who have left among them. */
export async function listAbsentPeople(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: leaveRequests.userId })
    .from(leaveRequests)
    .where(and(inArray(leaveRequests.state, APPROVED_STATES), meets(from, to)));
  return rows.map(({ userId }) => userId);
}

/** By id, whether they are still there or not. */
export async function findPaidPeople(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<(typeof users.$inferSelect)[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Requests that still wait and touch these days, by the name of who asks. */
export async function listWaitingWithin(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<{ readonly id: string; readonly userId: string; readonly name: string }[]> {
  return tx
    .select({ id: leaveRequests.id, userId: leaveRequests.userId, name: users.name })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .where(and(inArray(leaveRequests.state, PENDING_STATES), meets(from, to)))
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id));
}
