import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { TenantTransaction } from './database.ts';
import { type RunTime, runTime } from './jobs.ts';
import { awayNotes } from './schema/away-notes.ts';
import { leaveRequests } from './schema/leave-requests.ts';

export type StoredNote = typeof awayNotes.$inferSelect;

export async function findAwayNote(tx: TenantTransaction, connectionId: string): Promise<StoredNote | null> {
  const [found] = await tx.select().from(awayNotes).where(eq(awayNotes.connectionId, connectionId));
  return found ?? null;
}

export async function listAwayNotes(
  tx: TenantTransaction,
  connectionIds: readonly string[],
): Promise<StoredNote[]> {
  if (connectionIds.length === 0) return [];
  return tx
    .select()
    .from(awayNotes)
    .where(inArray(awayNotes.connectionId, [...connectionIds]));
}

export async function keepStoredNote(
  tx: TenantTransaction,
  note: Omit<StoredNote, 'organizationId'>,
): Promise<void> {
  const { connectionId: _, ...kept } = note;
  await tx
    .insert(awayNotes)
    .values({ ...note, organizationId: tx.organizationId })
    .onConflictDoUpdate({ target: [awayNotes.organizationId, awayNotes.connectionId], set: kept });
}

export async function deleteAwayNote(tx: TenantTransaction, connectionId: string): Promise<void> {
  await tx.delete(awayNotes).where(eq(awayNotes.connectionId, connectionId));
}

/** Approved absences from work of a person that are not over. */
export async function listComingAbsences(
  tx: TenantTransaction,
  userId: string,
  today: PlainDate,
): Promise<LeaveRange[]> {
  const { startDate, startHalf, endDate, endHalf, state, atWork } = leaveRequests;
  const rows = await tx
    .select({ startDate, startHalf, endDate, endHalf })
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.userId, userId),
        inArray(state, APPROVED_STATES),
        eq(atWork, false),
        gte(endDate, today),
      ),
    );
  return rows.map(rangeOf);
}

/** Now, or not before: each at most once, and in line. The triggers of `leave_requests` use the same function. */
export async function enqueueAwayNote(
  tx: TenantTransaction,
  connectionId: string,
  notBefore: RunTime = null,
): Promise<void> {
  await tx.execute(
    sql`select gate.keep_away_note(${tx.organizationId}, ${connectionId}, ${runTime(notBefore)})`,
  );
}
