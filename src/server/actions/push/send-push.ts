import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { AUDIENCE_OF_EVENT, isStillWorthTelling } from '#domain/notifications/audience.ts';
import { type DeviceKind, isDeviceKind } from '#domain/notifications/device-kinds.ts';
import { isForApprovers } from '#domain/notifications/notification-kind.ts';
import type { Language } from '#domain/text/language.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { lockMessage } from '#server/push/message-lock.ts';
import { vapidHeader } from '#server/push/vapid.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findRequestEvent } from '#server/store/leave-request-events.ts';
import { findLeaveRequest } from '#server/store/leave-requests.ts';
import {
  claimPushMessage,
  findLivePush,
  type PushSubscription,
  releasePushMessage,
  removePushSubscription,
} from '#server/store/push.ts';
import { writtenIn } from '#words/written.ts';

/** A decision that nobody heard of for a day was told by mail. */
const keptSeconds = 24 * 60 * 60;

interface ToTell {
  readonly subscription: PushSubscription;
  readonly language: Language;
  readonly kind: DeviceKind;
  readonly path: string;
}

/**
 * Tells one device of one event, at most once: whoever claims it sends it. A process that is killed in between has
 * told nothing or all of it, and the mail comes beside.
 */
export async function sendPush(
  services: Services,
  { organizationId, sessionId, eventId }: JobPayload<'send-push'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const told = await database.inOrganization(organizationId, async (tx) => {
    const found = await findToTell(tx, sessionId, eventId, now());
    return found && (await claimPushMessage(tx, sessionId, eventId, now())) ? found : null;
  });
  if (!told) return;
  const { status } = await send(services, told, signal);
  if (status !== null && status < 300) return;
  if (status === 404 || status === 410) {
    await database.inOrganization(organizationId, (tx) => removePushSubscription(tx, sessionId));
    return;
  }
  if (status !== null && status < 500 && status !== 429) {
    services.log.warn({ status }, 'a push service refused a message');
    return;
  }
  await database.inOrganization(organizationId, (tx) => releasePushMessage(tx, sessionId, eventId));
  throw new Error(`a push service did not take a message: ${status ?? 'no answer'}`);
}

/** Null when the device, its session or what it was to be told of is no more. */
async function findToTell(
  tx: TenantTransaction,
  sessionId: string,
  eventId: string,
  at: Date,
): Promise<ToTell | null> {
  const live = await findLivePush(tx, sessionId, at);
  const event = live && (await findRequestEvent(tx, eventId));
  const found = event && (await findLeaveRequest(tx, event.requestId));
  const kind = event && AUDIENCE_OF_EVENT[event.event]?.kind;
  if (!found || !kind || !isDeviceKind(kind) || !live.subscription.kinds.includes(kind)) return null;
  if (!isStillWorthTelling(event.event, found.request.state)) return null;
  const path = isForApprovers(kind) ? PAGES.approvals.path : pathOf(PAGES.request, { id: found.request.id });
  return { ...live, kind, path };
}

/** What is shown on a locked screen names nobody and no reason; what is carried is locked for that browser alone. */
function send(
  { messenger, now, contactAddress }: Services,
  { subscription, language, kind, path }: ToTell,
  signal: AbortSignal,
) {
  const { endpoint: url } = subscription;
  const message = { title: 'Relâche', body: writtenIn(language).push[kind], path, tag: kind };
  return messenger.post({
    url,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(keptSeconds),
      urgency: 'normal',
      topic: kind,
      authorization: vapidHeader(messenger.vapid(), url, `mailto:${contactAddress}`, now()),
    },
    body: lockMessage(JSON.stringify(message), subscription),
    signal,
  });
}
