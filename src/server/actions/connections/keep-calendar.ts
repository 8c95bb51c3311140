import { createHash, randomUUID } from 'node:crypto';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import {
  type AwayEvent,
  awayBeyond,
  awayTime,
  belongsInCalendar,
  type CalendarProvider,
  isCalendarProvider,
} from '#domain/connections/away-event.ts';
import { breaksConnection } from '#domain/connections/outside-connection.ts';
import { hasLeft } from '#domain/members/departure.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { KnownEvent } from '#server/connections/calendar-writer.ts';
import { calendarWriters } from '#server/connections/calendar-writers.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';
import { findOutsideConnection } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { spansOf } from '#server/store/laid-over.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import {
  deleteWrittenEvent,
  type EventPlace,
  enqueueKeptCalendar,
  insertWrittenEvent,
  listWrittenPieces,
  readLaidUnder,
  updateWrittenEvent,
} from '#server/store/written-events.ts';
import { awayTitle } from '#words/sentences/leave.ts';
import { withConnection } from './with-connection.ts';

/**
 * N30, N33: makes a calendar say what is true now of one absence, whatever was true when somebody asked for it. Jobs of
 * one calendar stand in line, so that nothing older is written after something newer.
 */
export async function keepCalendar(
  services: Services,
  { organizationId, connectionId, requestId }: JobPayload<'keep-calendar'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const place = { connectionId, requestId };
  const due = await database.inOrganization(organizationId, (tx) => whatIsDue(tx, place, now()));
  if (!due || due.pieces.length === 0) return;
  const writer = calendarWriters[due.provider];
  try {
    await withConnection(
      services,
      { organizationId, connectionId },
      async (access) => {
        // Each is noted as it is done: what comes after it may fail.
        for (const { known, wanted } of due.pieces) {
          const { part } = known;
          const put = wanted ? await writer.put(services, access, known, wanted) : null;
          if (!wanted) await writer.remove(services, access, known);
          await database.inOrganization(organizationId, (tx) =>
            put && wanted
              ? updateWrittenEvent(
                  tx,
                  { ...place, part },
                  { ...put, sentHash: hashOf(wanted), writtenAt: now() },
                )
              : deleteWrittenEvent(tx, { ...place, part }),
          );
        }
      },
      signal,
    );
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    const { trouble, retryAfterMs } = error;
    // Noted, and told where it is for good: whoever connects anew has everything looked at again.
    if (breaksConnection(trouble) || trouble === 'refused') return;
    if (retryAfterMs === null) throw error;
    const later = new Date(now().getTime() + retryAfterMs);
    await database.inOrganization(organizationId, (tx) => enqueueKeptCalendar(tx, place, later));
  }
}

interface DuePiece {
  readonly known: KnownEvent;
  /** Null: it is to go. */
  readonly wanted: AwayEvent | null;
}

interface DueEvents {
  readonly provider: CalendarProvider;
  /** Those that the calendar does not say already. */
  readonly pieces: readonly DuePiece[];
}

/** Null where nothing is to be done. What may be written has its row first, so that it is found again. */
async function whatIsDue(tx: TenantTransaction, place: EventPlace, at: Date): Promise<DueEvents | null> {
  const connection = await findOutsideConnection(tx, place.connectionId);
  if (connection?.state !== 'ok' || connection.ownerUserId === null) return null;
  const { provider, ownerUserId } = connection;
  if (!isCalendarProvider(provider)) return null;
  const written = await listWrittenPieces(tx, place);
  const wanted = await wantedEvents(tx, place.requestId, ownerUserId, written.length > 0, at);
  const pieces: DuePiece[] = [];
  // What goes, goes first: nothing is told twice meanwhile.
  for (const piece of written)
    if (!wanted[piece.part]) pieces.push({ known: { ...piece, isRetry: true }, wanted: null });
  for (const [part, event] of wanted.entries()) {
    const found = written.find((piece) => piece.part === part);
    if (found) {
      if (!found.sentHash?.equals(hashOf(event)))
        pieces.push({ known: { ...found, isRetry: true }, wanted: event });
      continue;
    }
    const fresh = { ...place, part, eventId: null, attemptId: randomUUID(), kind: null };
    await insertWrittenEvent(tx, { ...fresh, sentHash: null, writtenAt: at });
    pieces.push({ known: { ...fresh, isRetry: false }, wanted: event });
  }
  return { provider, pieces };
}

async function wantedEvents(
  tx: TenantTransaction,
  requestId: string,
  ownerUserId: string,
  isWritten: boolean,
  at: Date,
): Promise<AwayEvent[]> {
  const found = await findLeaveRequest(tx, requestId);
  if (found?.request.userId !== ownerUserId) return [];
  const { timeZone } = found.organization;
  // N38: nothing is written for who is here no more.
  if (found.person.removedAt !== null || hasLeft(found.person, at, timeZone)) return [];
  const today = dayOfInstant(at.getTime(), timeZone);
  if (!belongsInCalendar(found.request, { today, isWritten })) return [];
  const title = awayTitle(found.person.language);
  return awayBeyond(rangeOf(found.request), spansOf(await readLaidUnder(tx, requestId))).map((piece) => ({
    title,
    time: awayTime(piece),
    timeZone,
  }));
}

const hashOf = (event: AwayEvent): Buffer => createHash('sha256').update(JSON.stringify(event)).digest();
