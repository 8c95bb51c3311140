import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ErasureReason } from '#domain/privacy/erasure.ts';
import type { Language } from '#domain/text/language.ts';
import { answersTo, type Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { saysSomething } from './request-columns.ts';
import { users } from './schema/people.ts';
import { erasureHolds, erasures } from './schema/privacy.ts';

/** V6: one that was asked for, done or not. */
export type Erasure = typeof erasures.$inferSelect;

/** V8: why somebody's data must stay for now, and who said so. */
export type ErasureHold = typeof erasureHolds.$inferSelect & { readonly setByName: string };

const ofPerson = (personId: string) => and(eq(erasures.kind, 'person'), eq(erasures.subjectId, personId));

export async function findErasureOf(tx: TenantTransaction, personId: string): Promise<Erasure | null> {
  const [found] = await tx.select().from(erasures).where(ofPerson(personId));
  return found ?? null;
}

/** Of people alone, by the person's id. */
export async function listErasures(tx: TenantTransaction): Promise<Map<string, Erasure>> {
  const rows = await tx.select().from(erasures).where(eq(erasures.kind, 'person'));
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** V28: who left before a day, is not erased, was not asked to be by an admin and is not held. Nobody comes back meanwhile. */
export async function listLeftBefore(
  tx: TenantTransaction,
  day: PlainDate,
  timeZone: string,
): Promise<{ readonly id: string; readonly language: Language }[]> {
  const { id, language } = users;
  // By the later of when their access ended and their contract did.
  return tx
    .select({ id, language })
    .from(users)
    .where(
      sql`removed_at is not null and erased_at is null
        and greatest((removed_at at time zone ${timeZone})::date, employed_to) < ${day}::date
        and not exists (select from erasures e where e.kind = 'person' and e.subject_id = users.id and e.reason <> 'age')
        and not exists (select from erasure_holds h where h.user_id = users.id)`,
    )
    .for('update');
}

export interface NewErasure {
  readonly id: string;
  readonly subjectId: string;
  readonly pseudonym: string;
  readonly reason: ErasureReason;
  readonly askedAt: Date;
  /** Null where their file has had its time (V28). */
  readonly askedBy: string | null;
}

export async function insertErasures(tx: TenantTransaction, asked: readonly NewErasure[]): Promise<void> {
  if (asked.length === 0) return;
  const { organizationId } = tx;
  await tx.insert(erasures).values(asked.map((one) => ({ ...one, kind: 'person' as const, organizationId })));
}

/** Null when it is done, or was never asked for. */
export async function lockWaitingErasure(tx: TenantTransaction, id: string): Promise<Erasure | null> {
  const [found] = await tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.id, id), isNull(erasures.doneAt)));
  return found ?? null;
}

/** The person's own row says so as well: lists need not ask the journal. */
export async function markErased(tx: TenantTransaction, { id, subjectId }: Erasure, at: Date): Promise<void> {
  await tx.update(users).set({ erasedAt: at }).where(eq(users.id, subjectId));
  await tx.update(erasures).set({ doneAt: at }).where(eq(erasures.id, id));
}

export async function listHolds(tx: TenantTransaction, personId?: string): Promise<ErasureHold[]> {
  const rows = await tx
    .select({ hold: erasureHolds, setByName: users.name })
    .from(erasureHolds)
    .innerJoin(users, eq(users.id, erasureHolds.setBy))
    .where(personId === undefined ? undefined : eq(erasureHolds.userId, personId));
  return rows.map(({ hold, setByName }) => ({ ...hold, setByName }));
}

export async function saveHold(
  tx: TenantTransaction,
  hold: Omit<typeof erasureHolds.$inferSelect, 'organizationId'>,
): Promise<void> {
  await tx
    .insert(erasureHolds)
    .values({ ...hold, organizationId: tx.organizationId })
    .onConflictDoUpdate({ target: [erasureHolds.organizationId, erasureHolds.userId], set: hold });
}

/** False where there was none. */
export async function deleteHold(tx: TenantTransaction, personId: string): Promise<boolean> {
  const gone = await tx
    .delete(erasureHolds)
    .where(eq(erasureHolds.userId, personId))
    .returning({ userId: erasureHolds.userId });
  return gone.length > 0;
}

/** V6: what an erasure would take away and leave, in numbers. */
export interface ErasureFigures {
  readonly documents: number;
  readonly comments: number;
  readonly notes: number;
  readonly payrollFiles: number;
  readonly copies: number;
  readonly requests: number;
  readonly counterLines: number;
  readonly payLines: number;
  readonly journalLines: number;
}

const figures: Question<ErasureFigures> = {
  name: 'erasure-figures',
  text: `select
    (select count(*)::int from attachments a join leave_requests r on r.organization_id = a.organization_id
      and r.id = a.request_id where r.user_id = $1) as documents,
    (select count(*)::int from request_comments c join leave_request_events e on e.organization_id = c.organization_id
      and e.id = c.id left join leave_requests r on r.organization_id = c.organization_id and r.id = c.request_id
      where r.user_id = $1 or e.actor_id = $1) as comments,
    (select count(*)::int from leave_requests r where r.user_id = $1 and (${saysSomething('r')})) as notes,
    (select count(distinct f.id)::int from payroll_files f join payroll_lines l on l.organization_id = f.organization_id
      and l.closing_id = f.closing_id where l.user_id = $1 and octet_length(f.bytes) > 0) as "payrollFiles",
    (select count(*)::int from person_copies) as copies,
    (select count(*)::int from leave_requests where user_id = $1) as requests,
    (select count(*)::int from ledger_entries where user_id = $1) as "counterLines",
    (select count(*)::int from payroll_lines where user_id = $1) as "payLines",
    (select count(*)::int from audit_log where actor_id = $1 or subject_id = $1) as "journalLines"`,
  columns: {
    documents: 'int4',
    comments: 'int4',
    notes: 'int4',
    payrollFiles: 'int4',
    copies: 'int4',
    requests: 'int4',
    counterLines: 'int4',
    payLines: 'int4',
    journalLines: 'int4',
  },
};

export async function countForErasure(tx: TenantTransaction, personId: string): Promise<ErasureFigures> {
  const [counted] = await tx.ask(figures, [personId]);
  if (!counted) throw new Error('Counting answers with one row.');
  return counted;
}

/** What lies in a bucket and goes with the person: their documents, and every copy that is kept just now. */
export async function listBucketFilesOf(tx: TenantTransaction, personId: string): Promise<string[]> {
  const rows = await answersTo<{ id: string }>(
    tx,
    { id: 'uuid' },
    sql`select a.id from attachments a join leave_requests r on r.organization_id = a.organization_id
        and r.id = a.request_id where r.user_id = ${personId} and a.stored_in = 'bucket'
      union all select id from person_copies where stored_in = 'bucket'`,
  );
  return rows.map(({ id }) => id);
}
