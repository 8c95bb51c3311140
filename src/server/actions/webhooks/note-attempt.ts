import { can } from '#domain/access/can.ts';
import { type DeliveryTry, outcomeOf, restEnd } from '#domain/webhooks/delivering.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import { findUser } from '#server/store/users.ts';
import {
  changeDelivery,
  holdWaiting,
  lockDelivery,
  type WebhookDelivery,
} from '#server/store/webhook-deliveries.ts';
import {
  listAdmins,
  lockEndpoint,
  markEndpointWorks,
  type OwnedEndpoint,
  updateEndpoint,
} from '#server/store/webhook-endpoints.ts';
import type { PostAnswer } from '#server/webhooks/post.ts';
import { enqueueDelivery } from './enqueue-delivery.ts';

export interface MadeAttempt extends PostAnswer {
  readonly at: Date;
  readonly ms: number;
}

/** Those before a replay included; more are of no use to anybody. */
const mostTries = 40;

/** Writes what became of an attempt, and whatever follows from it. */
export async function noteAttempt(
  { database, now }: Services,
  organizationId: string,
  { id: deliveryId, endpointId }: Pick<WebhookDelivery, 'id' | 'endpointId'>,
  attempt: MadeAttempt,
): Promise<void> {
  const { status, problem, text, retryAfterMs, at, ms } = attempt;
  await database.inOrganization(organizationId, async (tx) => {
    // In the order in which a replay takes them.
    const endpoint = await lockEndpoint(tx, endpointId);
    const delivery = endpoint && (await lockDelivery(tx, deliveryId));
    if (!delivery || !endpoint) return;
    const made: DeliveryTry = { at: at.toISOString(), status, problem, ms };
    const tries = [...delivery.tries, made].slice(-mostTries);
    const attempts = delivery.attempts + 1;
    const failingSince = endpoint.failingSince ?? at;
    const first = tries.at(-attempts) ?? made;
    const firstTryAt = Date.parse(first.at);
    const ended = now().getTime();
    const outcome = outcomeOf(
      { status, attempts, firstTryAt, failingSince: failingSince.getTime(), retryAfterMs },
      ended,
      Math.random(),
    );
    const nextAt = outcome.kind === 'again' ? new Date(outcome.at) : null;
    const state = outcome.kind === 'again' ? 'waiting' : outcome.kind;
    await changeDelivery(tx, deliveryId, { state, attempts, nextAt, tries, answer: text });
    if (outcome.kind === 'delivered') await markEndpointWorks(tx, endpoint.id);
    else {
      const rest = restEnd(ended, status, retryAfterMs);
      await updateEndpoint(tx, endpoint.id, {
        failingSince,
        restsUntil: rest === null ? null : new Date(rest),
      });
    }
    if (nextAt) await enqueueDelivery(tx, delivery, nextAt);
    const because = outcome.kind === 'failed' ? outcome.endsEndpoint : null;
    if (because && !endpoint.offAt) await stopEndpoint(tx, endpoint, because, now());
    await notifyLive(tx, ['webhooks']);
  });
}

/** Nothing more is sent; whoever made it learns why, or every admin when they are gone. */
async function stopEndpoint(
  tx: TenantTransaction,
  { id: endpointId, userId, url }: OwnedEndpoint,
  because: 'gone' | 'failing',
  at: Date,
): Promise<void> {
  await updateEndpoint(tx, endpointId, { offAt: at, offBecause: because });
  await holdWaiting(tx, endpointId);
  const subject = { kind: 'webhook', id: endpointId, name: new URL(url).host } as const;
  await record(tx, null, at, { action: 'webhook.stopped', subject, details: { because } });
  const owner = await findUser(tx, userId);
  const told =
    owner?.removedAt === null && can(owner, 'webhook.manage') ? [{ id: userId }] : await listAdmins(tx);
  const { organizationId } = tx;
  const offAt = at.toISOString();
  await enqueueAll(
    tx,
    'send-webhook-notice',
    told.map(({ id }) => ({ organizationId, userId: id, endpointId, offAt })),
  );
}
