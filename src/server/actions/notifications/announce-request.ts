import { randomUUID } from 'node:crypto';
import { can, keepsOrganizationRunning } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { mayDecide } from '#domain/leave-requests/approvers.ts';
import { AUDIENCE_OF_EVENT, type Audience } from '#domain/notifications/audience.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import { isDeviceKind } from '#domain/notifications/device-kinds.ts';
import { enqueueDeciderNews } from '#server/actions/connections/enqueue-decider-news.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { findApprovers } from '#server/actions/leave-requests/find-approvers.ts';
import { enqueueChannelNews } from '#server/actions/teams-channel/enqueue-channel-news.ts';
import type { Services } from '#server/services.ts';
import { listPossibleApprovers } from '#server/store/approvers.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type EventToTell, findEventToTell, type RequestInContext } from '#server/store/leave-requests.ts';
import {
  type AddressedNotification,
  findUnsentNotification,
  insertNotifications,
  listUnsentImmediate,
  type NewNotification,
} from '#server/store/notifications.ts';
import { listCommenters } from '#server/store/request-comments.ts';
import { readWaysToTell } from '#server/store/ways-to-tell.ts';
import { issuedLinks } from './mail-links.ts';
import { deliver, sendNotification } from './send-notification.ts';
import { type WrittenNotification, writeNotification } from './write-notification.ts';

/**
 * Tells everyone concerned of an event. Most have one to tell, whose mail is written where it is worked out who they
 * are: in the same transaction, from what was read there.
 */
export async function announceRequest(
  services: Services,
  payload: JobPayload<'announce-request'>,
): Promise<void> {
  const { organizationId } = payload;
  let isAnnounced = false;
  let first: { readonly id: string; readonly written: WrittenNotification | null } | null;
  try {
    first = await services.database.inOrganization(
      organizationId,
      async (tx) => {
        const announced = await announce(tx, payload, services.now());
        if (!announced?.first) return null;
        isAnnounced = true;
        const { first: row, told } = announced;
        return { id: row.id, written: await writeFirst(tx, services, row, told) };
      },
      'once',
    );
  } catch (error) {
    if (!isAnnounced) throw error;
    // A mail that cannot be written keeps nobody else from being told.
    const notificationId = await announceEvent(services, payload);
    if (notificationId) await sendNotification(services, { organizationId, notificationId });
    return;
  }
  if (first) await deliver(services, organizationId, first.id, first.written);
}

/** Whoever is told of their own leave was read with it. */
async function writeFirst(
  tx: TenantTransaction,
  services: Services,
  { userId, choice, ...notification }: NewNotification,
  { event, found }: EventToTell,
): Promise<WrittenNotification | null> {
  const { organizationId } = tx;
  const told: AddressedNotification | null =
    userId === found.person.id
      ? {
          notification: { ...notification, organizationId, userId, choice, sentAt: null },
          event,
          recipient: found.person,
          choice,
        }
      : await findUnsentNotification(tx, notification.id);
  return told && writeNotification(tx, services, told, issuedLinks(services, organizationId), found);
}

/**
 * Works out who is told of an event, and how they chose to be. Done twice, it tells nobody twice. Answers with the
 * notification that the caller is to send; all others have jobs. Done again, because it failed or its process ended,
 * what may not have been sent has one as well.
 */
export async function announceEvent(
  { database, now }: Services,
  payload: JobPayload<'announce-request'>,
): Promise<string | null> {
  const announced = await database.inOrganization(payload.organizationId, (tx) =>
    announce(tx, payload, now()),
  );
  return announced?.first?.id ?? null;
}

interface Announced {
  readonly told: EventToTell;
  readonly first: NewNotification | null;
}

async function announce(
  tx: TenantTransaction,
  { organizationId, eventId }: JobPayload<'announce-request'>,
  at: Date,
): Promise<Announced | null> {
  const toTell = await findEventToTell(tx, eventId);
  if (!toTell) return null;
  const { event, found, places } = toTell;
  await enqueueDeciderNews(tx, places, found.request.id);
  if (places.some(({ provider }) => provider === 'teams')) await enqueueChannelNews(tx, event, at);
  const audience = AUDIENCE_OF_EVENT[event.event];
  if (!audience) return null;
  const { kind, to } = audience;
  const concerned = await idsOf(tx, to, found, at);
  const told = concerned.filter((id) => id !== event.actorId);
  const ways = await readWaysToTell(tx, kind, told, at);
  const rows = told.flatMap((userId): NewNotification[] => {
    const own = ways.choices.filter((one) => one.userId === userId).map(({ choice }) => ({ kind, choice }));
    const choice = choiceFor(kind, own);
    return choice === 'none' ? [] : [{ id: randomUUID(), userId, kind, eventId, choice, createdAt: at }];
  });
  const inserted = await insertNotifications(tx, rows);
  const isFirstTime = inserted.length === rows.length;
  const [first = null, ...others] = isFirstTime
    ? inserted.filter(({ choice }) => choice === 'immediate').map(({ id }) => id)
    : [null, ...(await listUnsentImmediate(tx, eventId))];
  await enqueueAll(
    tx,
    'send-notification',
    others.flatMap((id) => (id ? [{ organizationId, notificationId: id }] : [])),
  );
  // Beside the mails, whatever was chosen for those; sent at most once, however often this is done.
  const devices = isDeviceKind(kind) ? ways.sessions : [];
  await enqueueAll(
    tx,
    'send-push',
    devices.map((sessionId) => ({ organizationId, sessionId, eventId })),
  );
  return { told: toTell, first: rows.find(({ id }) => id === first) ?? null };
}

async function idsOf(
  tx: TenantTransaction,
  to: Audience['to'],
  found: RequestInContext,
  at: Date,
): Promise<string[]> {
  const { person, organization } = found;
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  switch (to) {
    case 'person':
      return person.removedAt === null ? [person.id] : [];
    case 'approvers':
      return (await findApprovers(tx, person, today)).map(({ id }) => id);
    case 'admins': {
      const colleagues = await listPossibleApprovers(tx, today);
      return colleagues
        .filter((one) => keepsOrganizationRunning(one) && mayDecide(one, person, colleagues))
        .map(({ id }) => id);
    }
    case 'thread':
      return idsOfThread(tx, found, today);
  }
}

/** L13: the person, whoever is asked to decide or has decided, and everyone who said something, while they may read it. */
async function idsOfThread(
  tx: TenantTransaction,
  { person, request }: RequestInContext,
  today: PlainDate,
): Promise<string[]> {
  const asked = (await findApprovers(tx, person, today)).map(({ id }) => id);
  const wanted = [person.id, ...asked, request.decidedBy, ...(await listCommenters(tx, request.id))];
  return (await listPossibleApprovers(tx, today))
    .filter((one) => wanted.includes(one.id) && can(one, 'leave-request.comment', person))
    .map(({ id }) => id);
}
