import { and, eq, inArray, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { WAITING_STATES } from '#domain/leave-requests/request-states.ts';
import {
  type AnnouncedKind,
  type BoundedKind,
  chosenKinds,
  chosenRetention,
  type RetentionChoices,
} from '#domain/privacy/retention.ts';
import { answersTo, type Question } from './answers.ts';
import type { Attachment } from './attachments.ts';
import type { GateTransaction, TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
import type { Stretch } from './organizations.ts';
import { requestColumn, saysSomething } from './request-columns.ts';
import { attachments } from './schema/attachments.ts';
import { leaveRequestEvents, leaveRequests } from './schema/leave-requests.ts';
import { notifications, sentDigests } from './schema/notifications.ts';
import { payrollMonths } from './schema/payroll.ts';
import { payrollFiles } from './schema/payroll-files.ts';
import { payslipComparisons } from './schema/payslips.ts';
import { sessions } from './schema/people.ts';
import { documentErasures, retentionChoices } from './schema/retention.ts';

export async function loadRetentionChoices(tx: TenantTransaction): Promise<RetentionChoices> {
  const { kind, amount } = retentionChoices;
  const rows = await tx.select({ kind, amount }).from(retentionChoices);
  return Object.fromEntries(rows.map((row) => [row.kind, row.amount]));
}

export async function saveRetentionChoices(
  tx: TenantTransaction,
  choices: readonly { readonly kind: BoundedKind; readonly amount: number }[],
  chosenBy: string,
  chosenAt: Date,
): Promise<void> {
  if (choices.length === 0) return;
  const { organizationId } = tx;
  await tx
    .insert(retentionChoices)
    .values(choices.map((choice) => ({ ...choice, chosenBy, chosenAt, organizationId })))
    .onConflictDoUpdate({
      target: [retentionChoices.organizationId, retentionChoices.kind],
      set: { amount: sql`excluded.amount`, chosenBy, chosenAt },
    });
}

/** V23: one row for each request, however many of its documents went. Nothing is kept of what they were. */
export async function noteErasedDocuments(
  tx: TenantTransaction,
  requestIds: readonly string[],
  erasedOn: PlainDate,
): Promise<void> {
  if (requestIds.length === 0) return;
  const documents = new Map<string, number>();
  for (const id of requestIds) documents.set(id, (documents.get(id) ?? 0) + 1);
  const { organizationId } = tx;
  const rows = [...documents].map(([requestId, count]) => ({
    organizationId,
    requestId,
    erasedOn,
    documents: count,
  }));
  await tx
    .insert(documentErasures)
    .values(rows)
    .onConflictDoUpdate({
      target: [documentErasures.organizationId, documentErasures.requestId],
      set: { erasedOn, documents: sql`${documentErasures.documents} + excluded.documents` },
    });
}

export interface DocumentErasure {
  readonly erasedOn: PlainDate;
  readonly documents: number;
}

export async function findDocumentErasure(
  tx: TenantTransaction,
  requestId: string,
): Promise<DocumentErasure | null> {
  const { erasedOn, documents } = documentErasures;
  const [found] = await tx
    .select({ erasedOn, documents })
    .from(documentErasures)
    .where(eq(documentErasures.requestId, requestId));
  return found ?? null;
}

/** How many went, at most so many: what one statement takes, it holds until its transaction is over. */
async function deleteSome(tx: TenantTransaction, table: PgTable, where: SQL, most: number): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit ${most}))`,
  );
  return rowCount ?? 0;
}

export async function deleteSessionsBegunBefore(
  tx: TenantTransaction,
  day: PlainDate,
  most: number,
): Promise<number> {
  return deleteSome(tx, sessions, sql`${sessions.createdAt} < ${startOf(day)}`, most);
}

/** Of what a request still waits for, whom it was told to stays. */
export async function deleteNotificationsBefore(
  tx: TenantTransaction,
  day: PlainDate,
  most: number,
): Promise<number> {
  const waiting = tx
    .select({ id: leaveRequestEvents.id })
    .from(leaveRequestEvents)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveRequestEvents.requestId))
    .where(inArray(leaveRequests.state, [...WAITING_STATES]));
  const { sentAt, eventId } = notifications;
  const over = sql`${sentAt} < ${startOf(day)} and ${not(inArray(eventId, waiting))}`;
  return deleteSome(tx, notifications, over, most);
}

export async function deleteDigestsBefore(
  tx: TenantTransaction,
  day: PlainDate,
  most: number,
): Promise<number> {
  return deleteSome(tx, sentDigests, sql`${sentDigests.sentAt} < ${startOf(day)}`, most);
}

/** Files of months that were paid before. */
export async function deletePayFilesBefore(
  tx: TenantTransaction,
  day: PlainDate,
  most: number,
): Promise<number> {
  const closings = tx
    .select({ id: payrollMonths.id })
    .from(payrollMonths)
    .where(lt(payrollMonths.paidIn, day));
  return deleteSome(tx, payrollFiles, inArray(payrollFiles.closingId, closings), most);
}

export async function deleteComparisonsBefore(
  tx: TenantTransaction,
  day: PlainDate,
  most: number,
): Promise<number> {
  return deleteSome(tx, payslipComparisons, lt(payslipComparisons.date, day), most);
}

/** What is not medical of absences that are over by a day; nothing of a request that waits for an answer. */
export async function listDocumentsUntil(
  tx: TenantTransaction,
  day: PlainDate,
  most: number,
): Promise<Attachment[]> {
  const rows = await tx
    .select({ attachment: attachments })
    .from(attachments)
    .innerJoin(leaveRequests, eq(leaveRequests.id, attachments.requestId))
    .where(and(lte(leaveRequests.endDate, day), not(inArray(leaveRequests.state, [...WAITING_STATES]))))
    .limit(most);
  return rows.map(({ attachment }) => attachment);
}

/** How many lines went. */
export async function forgetAuditLines(
  tx: TenantTransaction,
  before: PlainDate,
  longer: readonly AuditAction[],
  longerBefore: PlainDate,
  most: number,
): Promise<number> {
  const call = sql`gate.forget_audit_lines(${startOf(before)}, ${listOf(longer)}::text[], ${startOf(longerBefore)}, ${most})`;
  const [row] = await answersTo<{ gone: number }>(tx, { gone: 'int4' }, sql`select ${call} as gone`);
  return row?.gone ?? 0;
}

/** Of how many requests the words went. */
export async function forgetRequestWords(
  tx: TenantTransaction,
  until: PlainDate,
  most: number,
): Promise<number> {
  const texts = listOf(TEXT_FIELDS.map(requestColumn));
  const call = sql`gate.forget_request_words(${until}::date, ${most}, ${texts}::text[], ${listOf(TEXT_FIELDS)}::text[])`;
  const [row] = await answersTo<{ gone: string }>(tx, { gone: 'int8' }, sql`select ${call} as gone`);
  return Number(row?.gone ?? 0);
}

/** Whose copies, company or data may have had their time. */
export async function listOrganizationsToSweep(
  tx: GateTransaction,
  at: Date,
  longer: readonly AuditAction[],
  { after, limit }: Stretch,
): Promise<string[]> {
  const durations = JSON.stringify(chosenKinds.map((kind) => ({ kind, ...chosenRetention[kind] })));
  const rows = await answersTo<{ id: string }>(
    tx,
    { id: 'uuid' },
    sql`select id from gate.organizations_to_sweep(${at}, ${durations}::jsonb, ${listOf(longer)}::text[], ${after}::uuid, ${limit}) as id`,
  );
  return rows.map(({ id }) => id);
}

/** Of names that this code gave. */
const listOf = (names: readonly string[]): string => `{${names.join(',')}}`;

/** How many of each would go if it were another day. */
export type ErasureCounts = Readonly<Record<AnnouncedKind, number>>;

const countsByDay: Question<{
  leavers: string;
  medical: string;
  words: string;
  pay_files: string;
  journal: string;
  counter_journal: string;
}> = {
  name: 'erasures-by-day',
  text: `select
    (select count(*) from attachments a join leave_requests r using (organization_id)
      where r.id = a.request_id and a.medical and r.end_date <= $1::date) as medical,
    (select count(*) from leave_requests r
      where r.end_date <= $2::date and not (${inStates('r.state', WAITING_STATES)})
        and (${saysSomething('r')}
          or exists (select from request_comments c where c.request_id = r.id)
          or exists (select from attachments a where a.request_id = r.id and not a.medical)
          or exists (select from leave_request_events e where e.request_id = r.id
            and (e.reason is not null or e.changes ?| '${listOf(TEXT_FIELDS)}')))) as words,
    (select count(*) from payroll_files f join payroll_months m on m.id = f.closing_id where m.paid_in < $3::date)
      + (select count(*) from payslip_comparisons where date < $3::date) as pay_files,
    (select count(*) from audit_log where at < $4::date::timestamptz and action <> all ($6::text[])) as journal,
    (select count(*) from audit_log where at < $5::date::timestamptz and action = any ($6::text[])) as counter_journal,
    (select count(*) from users u join organizations o on o.id = u.organization_id
      where u.removed_at is not null and u.erased_at is null
        and greatest((u.removed_at at time zone o.time_zone)::date, u.employed_to) < $7::date
        and not exists (select from erasures e where e.kind = 'person' and e.subject_id = u.id and e.reason <> 'age')
        and not exists (select from erasure_holds h where h.user_id = u.id)) as leavers`,
  columns: {
    leavers: 'int8',
    medical: 'int8',
    words: 'int8',
    pay_files: 'int8',
    journal: 'int8',
    counter_journal: 'int8',
  },
};

export async function countErasures(
  tx: TenantTransaction,
  since: Readonly<Record<AnnouncedKind, PlainDate>>,
  longer: readonly AuditAction[],
): Promise<ErasureCounts> {
  const [row] = await tx.ask(countsByDay, [
    since.medical,
    since.words,
    since['pay-files'],
    since.journal,
    since['counter-journal'],
    longer,
    since.leavers,
  ]);
  return {
    leavers: Number(row?.leavers ?? 0),
    medical: Number(row?.medical ?? 0),
    words: Number(row?.words ?? 0),
    'pay-files': Number(row?.pay_files ?? 0),
    journal: Number(row?.journal ?? 0),
    'counter-journal': Number(row?.counter_journal ?? 0),
  };
}

function startOf(day: PlainDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
