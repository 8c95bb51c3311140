import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { type RunTime, runTime } from './jobs.ts';
import { type LaidOver, underRequest } from './laid-over.ts';
import { leaveRequests } from './schema/leave-requests.ts';
import { writtenEvents } from './schema/written-events.ts';

export type WrittenEvent = typeof writtenEvents.$inferSelect;
export type EventPlace = Pick<WrittenEvent, 'connectionId' | 'requestId'>;
/** One piece of an absence in one calendar. */
export type PiecePlace = EventPlace & Pick<WrittenEvent, 'part'>;

const of = ({ connectionId, requestId }: EventPlace) =>
  and(eq(writtenEvents.connectionId, connectionId), eq(writtenEvents.requestId, requestId));
const at = (place: PiecePlace) => and(of(place), eq(writtenEvents.part, place.part));

/** The pieces of one absence, in their order. */
export async function listWrittenPieces(tx: TenantTransaction, place: EventPlace): Promise<WrittenEvent[]> {
  return tx.select().from(writtenEvents).where(of(place)).orderBy(asc(writtenEvents.part));
}

/** G5: the booked leave under an absence. */
export async function readLaidUnder(tx: TenantTransaction, requestId: string): Promise<LaidOver> {
  const [found] = await tx
    .select({ under: underRequest })
    .from(leaveRequests)
    .where(eq(leaveRequests.id, requestId));
  return found?.under ?? null;
}

/** All of them, or those about one person's leave. */
export async function listWrittenEvents(
  tx: TenantTransaction,
  connectionId: string,
  userId?: string,
): Promise<WrittenEvent[]> {
  const ofPerson = tx
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .where(eq(leaveRequests.userId, userId ?? ''));
  return tx
    .select()
    .from(writtenEvents)
    .where(
      and(
        eq(writtenEvents.connectionId, connectionId),
        userId === undefined ? undefined : inArray(writtenEvents.requestId, ofPerson),
      ),
    );
}

export async function countWrittenEvents(tx: TenantTransaction, connectionId: string): Promise<number> {
  const [counted] = await tx
    .select({ all: count() })
    .from(writtenEvents)
    .where(eq(writtenEvents.connectionId, connectionId));
  return counted?.all ?? 0;
}

export async function insertWrittenEvent(
  tx: TenantTransaction,
  event: Omit<WrittenEvent, 'organizationId'>,
): Promise<void> {
  await tx.insert(writtenEvents).values({ ...event, organizationId: tx.organizationId });
}

export async function updateWrittenEvent(
  tx: TenantTransaction,
  place: PiecePlace,
  change: Pick<WrittenEvent, 'eventId' | 'kind' | 'sentHash' | 'writtenAt'>,
): Promise<void> {
  await tx.update(writtenEvents).set(change).where(at(place));
}

export async function deleteWrittenEvent(tx: TenantTransaction, place: PiecePlace): Promise<void> {
  await tx.delete(writtenEvents).where(at(place));
}

/** One at most for each: whoever asks for it again moves it. The triggers of `leave_requests` use the same function. */
export async function enqueueKeptCalendar(
  tx: TenantTransaction,
  { connectionId, requestId }: EventPlace,
  notBefore: RunTime = null,
): Promise<void> {
  await tx.execute(
    sql`select gate.keep_calendar(${tx.organizationId}, ${connectionId}, ${requestId}, ${runTime(notBefore)})`,
  );
}
