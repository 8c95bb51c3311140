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
  isCompanyCalendar,
} from '#domain/connections/away-event.ts';
import { hasLeft } from '#domain/members/departure.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { KnownEvent } from '#server/connections/calendar-writer.ts';
import { calendarWriters } from '#server/connections/calendar-writers.ts';
import { NoMailbox } from '#server/connections/no-mailbox.ts';
import { openMailbox } from '#server/connections/open-mailbox.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import type { Services } from '#server/services.ts';
import { findCalendarPerson, handOverEvents, noteCalendarPerson } from '#server/store/company-calendars.ts';
import { findOutsideConnection, type OutsideConnection } from '#server/store/connections.ts';
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
import { carryOut } from './carry-out.ts';
import { isAddressProven, mailboxStanding } from './company-mailbox.ts';

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
  await carryOut(services, {
    organizationId,
    connectionId,
    work: (access) => bringUpToDate(services, access, place, due),
    again: (tx, later) => enqueueKeptCalendar(tx, place, later),
    signal,
  });
}

/** Each piece is noted as it is done: what comes after it may fail. */
async function bringUpToDate(
  services: Services,
  access: OpenAccess,
  place: EventPlace,
  { provider, mailbox, userId, pieces, isMoving }: DueEvents,
): Promise<void> {
  const { database, now, log } = services;
  const inOrganization = <T>(work: (tx: TenantTransaction) => Promise<T>) =>
    database.inOrganization(access.organizationId, work);
  const writer = calendarWriters[provider];
  const openFor = providerProtocols[provider]?.openFor;
  try {
    const open = mailbox === null ? access : await openMailbox(services, access, openFor, mailbox);
    for (const { known, wanted } of pieces) {
      const { part } = known;
      const put = wanted ? await writer.put(services, open, known, wanted) : null;
      if (!wanted) await writer.remove(services, open, known);
      await inOrganization((tx) =>
        put && wanted
          ? updateWrittenEvent(tx, { ...place, part }, { ...put, sentHash: hashOf(wanted), writtenAt: now() })
          : deleteWrittenEvent(tx, { ...place, part }),
      );
    }
  } catch (error) {
    if (!(error instanceof NoMailbox)) throw error;
    log.info({ ...place, code: error.code }, 'there is no calendar for an address');
    // N47: theirs alone. What is in no calendar needs no row.
    await inOrganization(async (tx) => {
      for (const { known } of pieces) await deleteWrittenEvent(tx, { ...place, part: known.part });
      if (userId) await noteCalendarPerson(tx, userId, { missingAt: now() });
    });
    return;
  }
  await inOrganization(async (tx) => {
    if (isMoving) await enqueueKeptCalendar(tx, place);
    else if (userId && mailbox !== null && (await findCalendarPerson(tx, userId)).missingAt !== null)
      await noteCalendarPerson(tx, userId, { missingAt: null });
  });
}

interface DuePiece {
  readonly known: KnownEvent;
  /** Null: it is to go. */
  readonly wanted: AwayEvent | null;
}

interface DueEvents {
  readonly provider: CalendarProvider;
  /** Null for a connection of one's own. */
  readonly mailbox: string | null;
  readonly userId: string | null;
  /** Those that the calendar does not say already. */
  readonly pieces: readonly DuePiece[];
  /** What there is goes from another mailbox first; then all this is looked at anew. */
  readonly isMoving: boolean;
}

/** Null where nothing is to be done. What may be written has its row first, so that it is found again. */
async function whatIsDue(tx: TenantTransaction, place: EventPlace, at: Date): Promise<DueEvents | null> {
  const connection = await findOutsideConnection(tx, place.connectionId);
  if (connection?.state !== 'ok' || !isCalendarProvider(connection.provider)) return null;
  const { provider } = connection;
  await handOverEvents(tx, place.requestId);
  const written = await listWrittenPieces(tx, place);
  const wanted = await wantedEvents(tx, place.requestId, connection, written.length > 0, at);
  const { userId } = wanted;
  const before = written[0]?.mailbox ?? null;
  // N46: nothing is called outside of proven domains, not even to tidy up.
  if (before !== null && !(await isAddressProven(tx, before))) return null;
  const isMoving = before !== null && wanted.mailbox !== before;
  const mailbox = before ?? wanted.mailbox;
  const events = isMoving ? [] : wanted.events;
  const pieces: DuePiece[] = [];
  // What goes, goes first: nothing is told twice meanwhile.
  for (const piece of written)
    if (!events[piece.part]) pieces.push({ known: { ...piece, isRetry: true }, wanted: null });
  for (const [part, event] of events.entries()) {
    const found = written.find((piece) => piece.part === part);
    if (found) {
      if (!found.sentHash?.equals(hashOf(event)))
        pieces.push({ known: { ...found, isRetry: true }, wanted: event });
      continue;
    }
    const fresh = { ...place, part, eventId: null, attemptId: randomUUID(), kind: null };
    await insertWrittenEvent(tx, { ...fresh, sentHash: null, writtenAt: at, mailbox });
    // N48: the person's own connection may have left it there.
    pieces.push({ known: { ...fresh, isRetry: mailbox !== null }, wanted: event });
  }
  return { provider, mailbox, userId, pieces, isMoving: isMoving && wanted.events.length > 0 };
}

interface WantedEvents {
  readonly mailbox: string | null;
  readonly userId: string | null;
  readonly events: readonly AwayEvent[];
}

async function wantedEvents(
  tx: TenantTransaction,
  requestId: string,
  { provider, ownerUserId }: OutsideConnection,
  isWritten: boolean,
  at: Date,
): Promise<WantedEvents> {
  const found = await findLeaveRequest(tx, requestId);
  const nothing = { mailbox: null, userId: found?.person.id ?? null, events: [] };
  if (!found) return nothing;
  const isCompany = isCompanyCalendar(provider) && ownerUserId === null;
  if (!isCompany && found.request.userId !== ownerUserId) return nothing;
  const { timeZone } = found.organization;
  // N38: nothing is written for who is here no more.
  if (found.person.removedAt !== null || hasLeft(found.person, at, timeZone)) return nothing;
  // Where there was no calendar, there may be one by now.
  if (isCompany && !['written', 'missing'].includes(await mailboxStanding(tx, found.person))) return nothing;
  const today = dayOfInstant(at.getTime(), timeZone);
  const mailbox = isCompany ? found.person.email : null;
  if (!belongsInCalendar(found.request, { today, isWritten })) return { ...nothing, mailbox };
  const title = awayTitle(found.person.language);
  const events = awayBeyond(rangeOf(found.request), spansOf(await readLaidUnder(tx, requestId))).map(
    (piece) => ({ title, time: awayTime(piece), timeZone }),
  );
  return { mailbox, userId: found.person.id, events };
}

const hashOf = (event: AwayEvent): Buffer => createHash('sha256').update(JSON.stringify(event)).digest();
