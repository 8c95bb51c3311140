import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type AwayEvent, awayHours } from '#domain/connections/away-event.ts';
import { type CalendarWriter, eventMark, type PutEvent } from '#server/connections/calendar-writer.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';
import { callGraph } from './graph-call.ts';
import { graphTimeZone } from './graph-time-zone.ts';

/** One's own, or that of who the company's consent was opened for. */
const eventsOf = ({ mailbox }: OpenAccess): string =>
  mailbox === null ? '/me/events' : `/users/${encodeURIComponent(mailbox)}/events`;
/** By what an event is known to be ours, whatever it is called. */
const mark = 'String {0f5d9f2e-6a0b-4c36-9d0a-1b7a3c1f7c52} Name RelacheRequest';
const eventSchema = z.object({ id: z.string().min(1).max(1024) });
const listSchema = z.object({ value: z.array(eventSchema) });

const isDone = (status: number): boolean => status >= 200 && status < 300;
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Whole days have midnights of one zone on both sides, and end where the next day starts. */
function bodyOf({ title, time, timeZone }: AwayEvent) {
  const { from, to } = awayHours(time);
  const zone = graphTimeZone(timeZone);
  return {
    subject: title,
    isAllDay: time.kind === 'days',
    start: { dateTime: from, timeZone: zone },
    end: { dateTime: to, timeZone: zone },
    showAs: 'oof',
    sensitivity: 'private',
    responseRequested: false,
    isReminderOn: false,
  };
}

function refused(code: string): never {
  throw new OutsideFailure('refused', code);
}

/** N32: an event carries the id of its request, by which it is found again where an answer was lost. */
export const outlookCalendar: CalendarWriter = {
  put: async (services, access, known, event) => {
    const { eventId, attemptId, isRetry } = known;
    const carried = eventMark(known);
    if (eventId !== null && (await patch(services, access, eventId, event))) return written(eventId);
    if (eventId !== null || isRetry) {
      const found = await find(services, access, carried);
      if (found !== null && (await patch(services, access, found, event))) return written(found);
    }
    // What was deleted by hand is another event when it comes back.
    return insert(
      services,
      access,
      { carried, transactionId: eventId === null ? attemptId : randomUUID() },
      event,
    );
  },
  remove: async (services, access, known) => {
    const eventId = known.eventId ?? (await find(services, access, eventMark(known)));
    if (eventId === null) return;
    const path = `${eventsOf(access)}/${encodeURIComponent(eventId)}`;
    const { status } = await callGraph(services, access, { method: 'DELETE', path });
    if (!isDone(status) && !isGone(status)) refused(`delete_${status}`);
  },
};

const written = (eventId: string): PutEvent => ({ eventId, kind: 'out-of-office' });

/** False where it is no longer there. */
async function patch(
  services: Services,
  access: OpenAccess,
  eventId: string,
  event: AwayEvent,
): Promise<boolean> {
  const { status } = await callGraph(services, access, {
    method: 'PATCH',
    path: `${eventsOf(access)}/${encodeURIComponent(eventId)}`,
    body: bodyOf(event),
  });
  if (!isDone(status) && !isGone(status)) refused(`patch_${status}`);
  return isDone(status);
}

async function find(services: Services, access: OpenAccess, carried: string): Promise<string | null> {
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${mark}' and ep/value eq '${carried}')`,
    $select: 'id',
  });
  const { status, json } = await callGraph(services, access, { path: `${eventsOf(access)}?${query}` });
  const read = listSchema.safeParse(json);
  if (!isDone(status) || !read.success) refused(`find_${status}`);
  return read.data?.value[0]?.id ?? null;
}

async function insert(
  services: Services,
  access: OpenAccess,
  { carried, transactionId }: { readonly carried: string; readonly transactionId: string },
  event: AwayEvent,
): Promise<PutEvent> {
  const { status, json } = await callGraph(services, access, {
    method: 'POST',
    path: eventsOf(access),
    body: {
      ...bodyOf(event),
      transactionId,
      singleValueExtendedProperties: [{ id: mark, value: carried }],
    },
  });
  const read = eventSchema.safeParse(json);
  if (isDone(status) && read.success) return written(read.data.id);
  if (status !== 409) refused(`insert_${status}`);
  // It was written before, and its answer was lost. Where it cannot be found yet, it can later.
  const found = await find(services, access, carried);
  if (found === null || !(await patch(services, access, found, event)))
    throw new OutsideFailure('unreachable', 'insert_409');
  return written(found);
}
