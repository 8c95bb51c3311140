import { and, eq, inArray, isNotNull, lt, lte, not, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { WAITING_STATES } from '#domain/leave-requests/request-states.ts';
import type { AnnouncedKind, BoundedKind, RetentionChoices } from '#domain/privacy/retention.ts';
import type { Question } from './answers.ts';
import type { Attachment } from './attachments.ts';
import type { TenantTransaction } from './database.ts';
import { inStates } from './in-states.ts';
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

export async function saveRetentionChoice(
  tx: TenantTransaction,
  choice: { readonly kind: BoundedKind; readonly amount: number },
  chosenBy: string,
  chosenAt: Date,
): Promise<void> {
  const { amount } = choice;
  await tx
    .insert(retentionChoices)
    .values({ ...choice, chosenBy, chosenAt, organizationId: tx.organizationId })
    .onConflictDoUpdate({
      target: [retentionChoices.organizationId, retentionChoices.kind],
      set: { amount, chosenBy, chosenAt },
    });
}

/** V23: nothing is kept of what they were. */
export async function noteErasedDocument(
  tx: TenantTransaction,
  requestId: string,
  erasedOn: PlainDate,
): Promise<void> {
  await tx
    .insert(documentErasures)
    .values({ organizationId: tx.organizationId, requestId, erasedOn, documents: 1 })
    .onConflictDoUpdate({
      target: [documentErasures.organizationId, documentErasures.requestId],
      set: { erasedOn, documents: sql`${documentErasures.documents} + 1` },
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

export async function deleteSessionsBegunBefore(tx: TenantTransaction, day: PlainDate): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.createdAt, startOf(day)));
}

/** Of what a request still waits for, whom it was told to stays. */
export async function deleteMailTracesBefore(tx: TenantTransaction, day: PlainDate): Promise<void> {
  const waiting = tx
    .select({ id: leaveRequestEvents.id })
    .from(leaveRequestEvents)
    .innerJoin(leaveRequests, eq(leaveRequests.id, leaveRequestEvents.requestId))
    .where(inArray(leaveRequests.state, [...WAITING_STATES]));
  const { sentAt, eventId } = notifications;
  await tx
    .delete(notifications)
    .where(and(isNotNull(sentAt), lt(sentAt, startOf(day)), not(inArray(eventId, waiting))));
  await tx.delete(sentDigests).where(lt(sentDigests.sentAt, startOf(day)));
}

/** Files of months that were paid before, and payslips of then that were compared. */
export async function deletePayFilesBefore(tx: TenantTransaction, day: PlainDate): Promise<void> {
  const closings = tx
    .select({ id: payrollMonths.id })
    .from(payrollMonths)
    .where(lt(payrollMonths.paidIn, day));
  await tx.delete(payrollFiles).where(inArray(payrollFiles.closingId, closings));
  await tx.delete(payslipComparisons).where(lt(payslipComparisons.date, day));
}

/** What is not medical of absences that are over by a day; nothing of a request that waits for an answer. */
export async function listDocumentsUntil(tx: TenantTransaction, day: PlainDate): Promise<Attachment[]> {
  const rows = await tx
    .select({ attachment: attachments })
    .from(attachments)
    .innerJoin(leaveRequests, eq(leaveRequests.id, attachments.requestId))
    .where(and(lte(leaveRequests.endDate, day), not(inArray(leaveRequests.state, [...WAITING_STATES]))));
  return rows.map(({ attachment }) => attachment);
}

export async function forgetAuditLines(
  tx: TenantTransaction,
  before: PlainDate,
  longer: readonly AuditAction[],
  longerBefore: PlainDate,
): Promise<void> {
  const listed = `{${longer.join(',')}}`;
  await tx.execute(
    sql`select gate.forget_audit_lines(${startOf(before)}, ${listed}::text[], ${startOf(longerBefore)})`,
  );
}

export async function forgetRequestWords(tx: TenantTransaction, until: PlainDate): Promise<void> {
  await tx.execute(sql`select gate.forget_request_words(${until}::date)`);
}

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
        and (r.note <> '' or r.decision_reason is not null
          or exists (select from request_comments c where c.request_id = r.id)
          or exists (select from attachments a where a.request_id = r.id and not a.medical)
          or exists (select from leave_request_events e where e.request_id = r.id
            and (e.reason is not null or e.changes ? 'note')))) as words,
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
