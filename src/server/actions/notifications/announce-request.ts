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
import { listPlacesToTell } from '#server/store/connections.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findRequestEvent } from '#server/store/leave-request-events.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { listChoicesOfKind } from '#server/store/notification-choices.ts';
import {
  insertNotifications,
  listUnsentImmediate,
  type NewNotification,
} from '#server/store/notifications.ts';
import { listSessionsToPush } from '#server/store/push.ts';
import { listCommenters } from '#server/store/request-comments.ts';
import { sendNotification } from './send-notification.ts';

/** Tells everyone concerned of an event. Most have one to tell, who is told without another job. */
export async function announceAndTell(
  services: Services,
  payload: JobPayload<'announce-request'>,
): Promise<void> {
  const { organizationId } = payload;
  const notificationId = await announceRequest(services, payload);
  if (notificationId) await sendNotification(services, { organizationId, notificationId });
}

/**
 * Works out who is told of an event, and how they chose to be. Done twice, it tells nobody twice. Answers with the
 * notification that the caller is to send; all others have jobs. Done again, because it failed or its process ended,
 * what may not have been sent has one as well.
 */
export async function announceRequest(
  { database, now }: Services,
  { organizationId, eventId }: JobPayload<'announce-request'>,
): Promise<string | null> {
  return database.inOrganization(organizationId, async (tx) => {
    const event = await findRequestEvent(tx, eventId);
    const found = event && (await findLeaveRequest(tx, event.requestId));
    const places = found ? await listPlacesToTell(tx) : [];
    if (found) await enqueueDeciderNews(tx, places, found.request.id);
    if (event && places.some(({ provider }) => provider === 'teams')) {
      await enqueueChannelNews(tx, event, now());
    }
    const audience = event && AUDIENCE_OF_EVENT[event.event];
    if (!found || !audience) return null;
    const { kind, to } = audience;
    const at = now();
    const concerned = await idsOf(tx, to, found, at);
    const told = concerned.filter((id) => id !== event.actorId);
    const chosen = await listChoicesOfKind(tx, kind, told);
    const rows = told.flatMap((userId): NewNotification[] => {
      const own = chosen.filter((one) => one.userId === userId);
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
    const devices = isDeviceKind(kind) ? await listSessionsToPush(tx, kind, told, at) : [];
    await enqueueAll(
      tx,
      'send-push',
      devices.map((sessionId) => ({ organizationId, sessionId, eventId })),
    );
    return first;
  });
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
