import { z } from 'zod';
import { type AwayEvent, awayHours } from '#domain/connections/away-event.ts';
import {
  type CalendarWriter,
  eventMark,
  type KnownEvent,
  type PutEvent,
} from '#server/connections/calendar-writer.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { googleEventId } from './event-id.ts';
import { callGoogle } from './google-call.ts';

type Kind = PutEvent['kind'];
type Piece = Pick<KnownEvent, 'requestId' | 'part'>;

const events = '/calendars/primary/events';
const quietly = '?sendUpdates=none';
const foundSchema = z.object({
  eventType: z.string().default('default'),
  extendedProperties: z.object({ private: z.object({ relache: z.string() }) }),
});

const isDone = (status: number): boolean => status >= 200 && status < 300;
const isGone = (status: number): boolean => status === 404 || status === 410;

/** An absence of Google's own has hours, from midnight to midnight; a plain one can be of whole days. */
function timesOf({ time, timeZone }: AwayEvent, kind: Kind) {
  if (kind === 'plain' && time.kind === 'days') {
    // What the other kind of time would be is taken out, for an event that had it.
    const none = { dateTime: null, timeZone: null };
    return { start: { date: time.first, ...none }, end: { date: time.after, ...none } };
  }
  const { from, to } = awayHours(time);
  return {
    start: { dateTime: from, timeZone, date: null },
    end: { dateTime: to, timeZone, date: null },
  };
}

function bodyOf(event: AwayEvent, kind: Kind) {
  return {
    status: 'confirmed',
    summary: event.title,
    ...timesOf(event, kind),
    visibility: 'private',
    transparency: 'opaque',
  };
}

/** N32: the person's main calendar. An event of ours has the id of its request, and says so besides. */
export const googleCalendar: CalendarWriter = {
  put: async (services, access, known, event) => {
    const { eventId, kind } = known;
    if (eventId !== null && kind !== null && (await patch(services, access, eventId, kind, event)))
      return { eventId, kind };
    return (
      (await insert(services, access, known, 'out-of-office', event)) ??
      (await insert(services, access, known, 'plain', event)) ??
      refused('insert')
    );
  },
  remove: async (services, access, { requestId, part, eventId }) => {
    const path = `${events}/${eventId ?? googleEventId(requestId, part)}${quietly}`;
    const { status } = await callGoogle(services, access, { method: 'DELETE', path });
    if (!isDone(status) && !isGone(status)) refused(`delete_${status}`);
  },
};

function refused(code: string): never {
  throw new OutsideFailure('refused', code);
}

/** False where it is no longer there. */
async function patch(
  services: Services,
  access: OpenAccess,
  eventId: string,
  kind: Kind,
  event: AwayEvent,
): Promise<boolean> {
  const { status } = await callGoogle(services, access, {
    method: 'PATCH',
    path: `${events}/${eventId}${quietly}`,
    body: bodyOf(event, kind),
  });
  if (!isDone(status) && !isGone(status)) refused(`patch_${status}`);
  return isDone(status);
}

/** Null where the account takes no absence of Google's own: only some have it. */
async function insert(
  services: Services,
  access: OpenAccess,
  piece: Piece,
  kind: Kind,
  event: AwayEvent,
): Promise<PutEvent | null> {
  const eventId = googleEventId(piece.requestId, piece.part);
  const { status } = await callGoogle(services, access, {
    method: 'POST',
    path: `${events}${quietly}`,
    body: {
      ...bodyOf(event, kind),
      id: eventId,
      reminders: { useDefault: false, overrides: [] },
      extendedProperties: { private: { relache: eventMark(piece) } },
      ...(kind === 'plain'
        ? {}
        : { eventType: 'outOfOffice', outOfOfficeProperties: { autoDeclineMode: 'declineNone' } }),
    },
  });
  if (isDone(status)) return { eventId, kind };
  if (status === 409) return adopt(services, access, piece, event);
  return kind === 'plain' ? refused(`insert_${status}`) : null;
}

/** It is there: its answer was lost, or it was deleted, which Google remembers. Somebody else's is left alone. */
async function adopt(
  services: Services,
  access: OpenAccess,
  piece: Piece,
  event: AwayEvent,
): Promise<PutEvent> {
  const eventId = googleEventId(piece.requestId, piece.part);
  const { json } = await callGoogle(services, access, { path: `${events}/${eventId}` });
  const found = foundSchema.safeParse(json);
  if (!found.success || found.data.extendedProperties.private.relache !== eventMark(piece))
    refused('id_taken');
  const kind = found.data?.eventType === 'outOfOffice' ? 'out-of-office' : 'plain';
  if (!(await patch(services, access, eventId, kind, event))) refused('gone_for_good');
  return { eventId, kind };
}
