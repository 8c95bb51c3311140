import { and, asc, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { RemarkSubject } from '#domain/payroll/line-thread.ts';
import { answersTo } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { isMemberRow } from './in-roles.ts';
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

/** A thread is known by its first remark. */
export type ThreadHead = Pick<PayrollRemark, 'id' | 'month' | 'requestId' | 'personId'>;

export interface AskedThreads {
  /** From one month to another, both included. */
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly subject?: RemarkSubject;
  /** Only those in which something waits, or that this reader has not seen. */
  readonly openFor?: RemarkReader;
}

export interface RemarkReader {
  readonly id: string;
  readonly isAccountant: boolean;
}

const remark = payrollRemarks;
const other = alias(payrollRemarks, 'other');
const later = alias(payrollRemarks, 'later');

const isOfSame = (one: typeof other | typeof later, as: typeof remark | typeof other): SQL =>
  sql`${one.month} = ${as.month} and (${one.requestId} = ${as.requestId} or ${one.personId} = ${as.personId})`;

/** In the order of writing; of one thread alone. */
const isAfter = (one: typeof later, before: typeof remark | typeof other): SQL =>
  sql`(${one.writtenAt}, ${one.id}) > (${before.writtenAt}, ${before.id})`;

const isHead = sql`not exists (select from ${payrollRemarks} other where ${isOfSame(other, remark)}
  and (${other.writtenAt}, ${other.id}) < (${remark.writtenAt}, ${remark.id}))`;

/** The last question, as long as the other side has not written since. */
const waits = (side: SQL): SQL => sql`exists (select from ${payrollRemarks} other
  where ${isOfSame(other, remark)} and ${other.kind} = 'question' and ${side}
    and not exists (select from ${payrollRemarks} later where ${isOfSame(later, other)} and ${isAfter(later, other)}
      and (${later.kind} = 'question' or ${later.fromAccountant} <> ${other.fromAccountant})))`;

function isUnseen({ id, isAccountant }: RemarkReader): SQL {
  const [lines, people] = [payrollRemarksSeen, payrollPersonRemarksSeen];
  return sql`exists (select from ${payrollRemarks} other
    where ${isOfSame(other, remark)} and ${other.fromAccountant} <> ${isAccountant}
      and ${other.writtenAt} > coalesce(
        (select ${lines.seenAt} from ${lines} where ${lines.userId} = ${id} and ${lines.month} = ${remark.month}
          and ${lines.requestId} = ${remark.requestId}),
        (select ${people.seenAt} from ${people} where ${people.userId} = ${id} and ${people.month} = ${remark.month}
          and ${people.personId} = ${remark.personId}), '-infinity'))`;
}

function isAsked({ from, to, subject, openFor }: AskedThreads): SQL | undefined {
  const { month, requestId, personId } = remark;
  return and(
    gte(month, from),
    lte(month, to),
    subject && eq(subject.about === 'line' ? requestId : personId, subject.id),
    isHead,
    openFor && or(isUnseen(openFor), waits(sql`true`)),
  );
}

/** In the order in which they were begun. Null when what they are to follow is not there any more. */
export async function listThreadHeads(
  tx: TenantTransaction,
  asked: AskedThreads,
  { limit, cursor }: { readonly limit?: number; readonly cursor?: string | undefined } = {},
): Promise<ThreadHead[] | null> {
  const before = cursor === undefined ? null : await findRemark(tx, cursor);
  if (cursor !== undefined && !before) return null;
  const { id, month, requestId, personId, writtenAt } = remark;
  const follows = before && sql`(${writtenAt}, ${id}) > (${before.writtenAt}, ${before.id})`;
  const heads = tx
    .select({ id, month, requestId, personId })
    .from(remark)
    .where(and(isAsked(asked), follows ?? undefined))
    .orderBy(asc(writtenAt), asc(id));
  return limit === undefined ? heads : heads.limit(limit);
}

/** How many wait for an accountant to answer, and how many others this one has not read. */
export async function countOpenThreads(
  tx: TenantTransaction,
  asked: AskedThreads,
  reader: RemarkReader,
): Promise<{ readonly questions: number; readonly answers: number }> {
  const isQuestion = waits(sql`not ${other.fromAccountant}`);
  const [counted] = await answersTo<{ questions: number; answers: number }>(
    tx,
    { questions: 'int4', answers: 'int4' },
    sql`select (count(*) filter (where ${isQuestion}))::int4 as questions,
      (count(*) filter (where ${isUnseen(reader)} and not ${isQuestion}))::int4 as answers
      from ${remark} where ${isAsked(asked)}`,
  );
  return counted ?? { questions: 0, answers: 0 };
}

/** All that was said in these threads, in the order of writing. */
export async function listRemarksOf(
  tx: TenantTransaction,
  heads: readonly ThreadHead[],
): Promise<NamedRemark[]> {
  if (heads.length === 0) return [];
  const idsOf = (of: (head: ThreadHead) => string | null) => [
    ...new Set(heads.map(of).filter((id) => id !== null)),
  ];
  const [requests, people] = [idsOf(({ requestId }) => requestId), idsOf(({ personId }) => personId)];
  const rows = await tx
    .select({ remark: payrollRemarks, userId: users.id, personName: users.name })
    .from(payrollRemarks)
    .leftJoin(leaveRequests, eq(leaveRequests.id, payrollRemarks.requestId))
    .innerJoin(users, or(eq(users.id, leaveRequests.userId), eq(users.id, payrollRemarks.personId)))
    .where(
      and(
        inArray(payrollRemarks.month, [...new Set(heads.map(({ month }) => month))]),
        or(inArray(payrollRemarks.requestId, requests), inArray(payrollRemarks.personId, people)),
      ),
    )
    .orderBy(asc(payrollRemarks.writtenAt), asc(payrollRemarks.id));
  return rows.map(({ remark: { organizationId: _, ...said }, ...person }) => ({ ...said, ...person }));
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

export async function listSeenSubjects(
  tx: TenantTransaction,
  reader: string,
  months: readonly PlainDate[],
): Promise<SeenSubject[]> {
  const [lines, people] = [payrollRemarksSeen, payrollPersonRemarksSeen];
  const ofLines = await tx
    .select({ month: lines.month, id: lines.requestId, seenAt: lines.seenAt })
    .from(lines)
    .where(and(eq(lines.userId, reader), inArray(lines.month, [...months])));
  const ofPeople = await tx
    .select({ month: people.month, id: people.personId, seenAt: people.seenAt })
    .from(people)
    .where(and(eq(people.userId, reader), inArray(people.month, [...months])));
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
    .where(and(eq(users.id, id), isMemberRow));
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
