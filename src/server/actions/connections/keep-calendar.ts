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
  findWrittenEvent,
  insertWrittenEvent,
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
  if (!due) return;
  const { known, wanted, provider } = due;
  const writer = calendarWriters[provider];
  try {
    const put = await withConnection(
      services,
      { organizationId, connectionId },
      async (access) => {
        if (wanted) return writer.put(services, access, known, wanted);
        await writer.remove(services, access, known);
        return null;
      },
      signal,
    );
    await database.inOrganization(organizationId, (tx) =>
      put && wanted
        ? updateWrittenEvent(tx, place, { ...put, sentHash: hashOf(wanted), writtenAt: now() })
        : deleteWrittenEvent(tx, place),
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

interface DueEvent {
  readonly provider: CalendarProvider;
  readonly known: KnownEvent;
  /** Null: it is to go. */
  readonly wanted: AwayEvent | null;
}

/** Null where the calendar says it already. What may be written has its row first, so that it is found again. */
async function whatIsDue(tx: TenantTransaction, place: EventPlace, at: Date): Promise<DueEvent | null> {
  const connection = await findOutsideConnection(tx, place.connectionId);
  if (!connection || connection.state === 'broken' || connection.ownerUserId === null) return null;
  const { provider, ownerUserId } = connection;
  if (!isCalendarProvider(provider)) return null;
  const written = await findWrittenEvent(tx, place);
  const wanted = await wantedEvent(tx, place.requestId, ownerUserId, written !== null, at);
  if (written) {
    if (wanted && written.sentHash?.equals(hashOf(wanted))) return null;
    return { provider, known: { ...written, isRetry: true }, wanted };
  }
  if (!wanted) return null;
  const fresh = { ...place, eventId: null, attemptId: randomUUID(), kind: null };
  await insertWrittenEvent(tx, { ...fresh, sentHash: null, writtenAt: at });
  return { provider, known: { ...fresh, isRetry: false }, wanted };
}

async function wantedEvent(
  tx: TenantTransaction,
  requestId: string,
  ownerUserId: string,
  isWritten: boolean,
  at: Date,
): Promise<AwayEvent | null> {
  const found = await findLeaveRequest(tx, requestId);
  if (found?.request.userId !== ownerUserId) return null;
  const { timeZone } = found.organization;
  // N38: nothing is written for who is here no more.
  if (found.person.removedAt !== null || hasLeft(found.person, at, timeZone)) return null;
  const today = dayOfInstant(at.getTime(), timeZone);
  if (!belongsInCalendar(found.request, { today, isWritten })) return null;
  const beyond = awayBeyond(rangeOf(found.request), spansOf(await readLaidUnder(tx, requestId)));
  return beyond && { title: awayTitle(found.person.language), time: awayTime(beyond), timeZone };
}

const hashOf = (event: AwayEvent): Buffer => createHash('sha256').update(JSON.stringify(event)).digest();
