import { and, asc, eq, exists, gte, inArray, lte, ne, or } from 'drizzle-orm';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { RemarkSubject } from '#domain/payroll/line-thread.ts';
import type { TenantTransaction } from './database.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import {
  payrollLines,
  payrollMonths,
  payrollPersonRemarksSeen,
  payrollRemarks,
  payrollRemarksSeen,
} from './schema/payroll.ts';
import { users } from './schema/people.ts';

export type PayrollRemark = Omit<typeof payrollRemarks.$inferSelect, 'organizationId'>;

/** With whom it is about, by a line of theirs or by themselves. */
export interface NamedRemark extends PayrollRemark {
  readonly userId: string;
  readonly personName: string;
}

/** From one month to another, both included, in the order of writing. */
export async function listRemarks(
  tx: TenantTransaction,
  from: PlainDate,
  to: PlainDate,
): Promise<NamedRemark[]> {
  const rows = await tx
    .select({ remark: payrollRemarks, userId: users.id, personName: users.name })
    .from(payrollRemarks)
    .leftJoin(leaveRequests, eq(leaveRequests.id, payrollRemarks.requestId))
    .innerJoin(users, or(eq(users.id, leaveRequests.userId), eq(users.id, payrollRemarks.personId)))
    .where(and(gte(payrollRemarks.month, from), lte(payrollRemarks.month, to)))
    .orderBy(asc(payrollRemarks.writtenAt), asc(payrollRemarks.id));
  return rows.map(({ remark: { organizationId: _, ...remark }, ...person }) => ({ ...remark, ...person }));
}

export async function findRemark(tx: TenantTransaction, id: string): Promise<PayrollRemark | null> {
  const [found] = await tx.select().from(payrollRemarks).where(eq(payrollRemarks.id, id));
  return found ?? null;
}

export async function insertRemark(tx: TenantTransaction, remark: PayrollRemark): Promise<void> {
  await tx.insert(payrollRemarks).values({ ...remark, organizationId: tx.organizationId });
}

export interface SeenSubject {
  readonly month: PlainDate;
  readonly subject: RemarkSubject;
  readonly seenAt: Date;
}

export async function listSeenSubjects(tx: TenantTransaction, reader: string): Promise<SeenSubject[]> {
  const [lines, people] = [payrollRemarksSeen, payrollPersonRemarksSeen];
  const ofLines = await tx
    .select({ month: lines.month, id: lines.requestId, seenAt: lines.seenAt })
    .from(lines)
    .where(eq(lines.userId, reader));
  const ofPeople = await tx
    .select({ month: people.month, id: people.personId, seenAt: people.seenAt })
    .from(people)
    .where(eq(people.userId, reader));
  const seen = (about: RemarkSubject['about'], rows: typeof ofLines): SeenSubject[] =>
    rows.map(({ month, id, seenAt }) => ({ month, subject: { about, id }, seenAt }));
  return [...seen('line', ofLines), ...seen('person', ofPeople)];
}

export async function markSeen(
  tx: TenantTransaction,
  { userId, month, subject, seenAt }: SeenSubject & { readonly userId: string },
): Promise<void> {
  const { organizationId } = tx;
  const set = { seenAt };
  if (subject.about === 'line') {
    const seen = payrollRemarksSeen;
    await tx
      .insert(seen)
      .values({ organizationId, userId, month, requestId: subject.id, seenAt })
      .onConflictDoUpdate({ target: [seen.organizationId, seen.userId, seen.month, seen.requestId], set });
    return;
  }
  const seen = payrollPersonRemarksSeen;
  await tx
    .insert(seen)
    .values({ organizationId, userId, month, personId: subject.id, seenAt })
    .onConflictDoUpdate({ target: [seen.organizationId, seen.userId, seen.month, seen.personId], set });
}

/** Whether there is such a line, or such a person, to talk about. */
export async function isSubject(
  tx: TenantTransaction,
  month: PlainDate,
  { about, id }: RemarkSubject,
): Promise<boolean> {
  if (about === 'line') return isLineOf(tx, month, id);
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, 'accountant')));
  return found.length > 0;
}

/** Whether payroll is told of this absence in that month, or was when the month was closed. */
async function isLineOf(tx: TenantTransaction, month: PlainDate, requestId: string): Promise<boolean> {
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
