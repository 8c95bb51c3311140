import { messageOf } from '#domain/webhooks/message.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { enqueueDelivery } from '#server/actions/webhooks/enqueue-delivery.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findWebhookDelivery, type ToldDelivery } from '#server/store/webhook-deliveries.ts';
import { findEndpoint, type WebhookEndpoint } from '#server/store/webhook-endpoints.ts';
import type { PostAnswer } from '#server/webhooks/post.ts';
import { signedHeaders } from '#server/webhooks/signature.ts';
import { noteAttempt } from './note-attempt.ts';

/**
 * One attempt. Nothing is held while the receiver thinks; what became of it and the next attempt are written together,
 * so that a process that is killed in between makes the same attempt again, with the same id.
 */
export async function deliverWebhook(
  services: Services,
  { organizationId, deliveryId }: JobPayload<'deliver-webhook'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const found = await database.inOrganization(organizationId, async (tx) => {
    const delivery = await findWebhookDelivery(tx, deliveryId);
    const endpoint = delivery && (await findEndpoint(tx, delivery.endpointId));
    // Taken back, deleted, done, or nobody may be sent anything there.
    if (!delivery || !endpoint || delivery.state !== 'waiting' || endpoint.offAt) return null;
    // V20: nothing leaves while the company is being closed; it is told later if that is taken back.
    const closesAt = (await findOrganization(tx))?.closesAt;
    if (closesAt) {
      await enqueueDelivery(tx, delivery, closesAt);
      return null;
    }
    if (endpoint.restsUntil && endpoint.restsUntil > now()) {
      await enqueueDelivery(tx, delivery, new Date(endpoint.restsUntil.getTime() + Math.random() * 1000));
      return null;
    }
    return { delivery, endpoint };
  });
  if (!found) return;
  const at = now();
  const startedAt = performance.now();
  const answer = await attempt(services, found.delivery, found.endpoint, at, signal);
  // Ended from outside: it counts as not made, and is made again.
  signal.throwIfAborted();
  const ms = Math.round(performance.now() - startedAt);
  await noteAttempt(services, organizationId, found.delivery, { ...answer, at, ms });
}

async function attempt(
  { messenger }: Services,
  { event }: ToldDelivery,
  endpoint: WebhookEndpoint,
  at: Date,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const { id, url, secret, previousSecret, previousEndsAt } = endpoint;
  const sealed = [
    secret,
    ...(previousSecret && previousEndsAt && previousEndsAt > at ? [previousSecret] : []),
  ];
  const secrets = sealed.flatMap((one) => messenger.secrets.open(one, id) ?? []);
  if (secrets.length < sealed.length) {
    return { status: null, problem: 'secret', text: null, retryAfterMs: null };
  }
  const body = JSON.stringify(messageOf(event));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Relache-Webhooks/1',
    ...signedHeaders(secrets, event.id, at, body),
  };
  return messenger.post({ url, headers, body, signal });
}
