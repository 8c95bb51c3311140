import { type DeliveryState, mostReplayed } from '#domain/webhooks/delivering.ts';
import { testEventType } from '#domain/webhooks/event-types.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { tellPrograms } from '#server/store/program-events.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import {
  findDeliveryOfEvent,
  lockDeliveriesBetween,
  lockDelivery,
  markWaiting,
  type ToldDelivery,
  type WebhookDelivery,
} from '#server/store/webhook-deliveries.ts';
import type { OwnedEndpoint } from '#server/store/webhook-endpoints.ts';
import { enqueueDeliveries } from './enqueue-delivery.ts';
import { holdEndpoint, recordEndpoint, refuseOthers } from './own-endpoint.ts';

/** With where it goes. */
export interface SentDelivery {
  readonly url: string;
  readonly delivery: ToldDelivery;
}

/** Sends one again, under the same id: whoever has it already can tell. */
export async function replayDelivery(
  { database, now }: Services,
  actor: SessionActor,
  endpointId: string,
  deliveryId: string,
): Promise<SentDelivery> {
  refuseOthers(actor);
  const at = now();
  return database.inOrganization(actor.organizationId, async (tx) => {
    const endpoint = await holdLive(tx, endpointId);
    const found = await lockDelivery(tx, deliveryId);
    if (found?.endpointId !== endpointId) throw new Failure('not_found');
    await sendAgain(tx, [found], at);
    await recordEndpoint(tx, actor, at, 'webhook.replayed', endpoint, { deliveries: 1 });
    return { url: endpoint.url, delivery: { ...found, state: 'waiting', attempts: 0, nextAt: at } };
  });
}

export interface ReplayForm {
  readonly since: string;
  readonly until: string;
  readonly states?: readonly DeliveryState[] | undefined;
}

/** The first so many of a range, first to last; called again for those after them. */
export async function replayRange(
  { database, now }: Services,
  actor: SessionActor,
  endpointId: string,
  { since, until, states = ['failed', 'held'] }: ReplayForm,
): Promise<{ readonly replayed: number; readonly last: Date | null }> {
  refuseOthers(actor);
  const at = now();
  const range = { from: new Date(since), to: new Date(until), states };
  if (range.to <= range.from)
    throw new Failure('validation_failed', { fields: { until: 'end_before_start' } });
  return database.inOrganization(actor.organizationId, async (tx) => {
    const endpoint = await holdLive(tx, endpointId);
    const found = await lockDeliveriesBetween(tx, endpointId, range, mostReplayed);
    await sendAgain(tx, found, at);
    const deliveries = found.length;
    if (deliveries > 0) await recordEndpoint(tx, actor, at, 'webhook.replayed', endpoint, { deliveries });
    return { replayed: deliveries, last: found.at(-1)?.createdAt ?? null };
  });
}

/** Something harmless, to see whether it arrives. */
export async function sendTest(
  { database, now }: Services,
  actor: SessionActor,
  endpointId: string,
): Promise<SentDelivery> {
  refuseOthers(actor);
  const at = now();
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { url } = await holdLive(tx, endpointId);
    const id = timeOrderedId(at);
    await tellPrograms(tx, [{ id, type: testEventType, objectId: endpointId, at, data: {}, endpointId }]);
    const made = await findDeliveryOfEvent(tx, endpointId, id);
    if (!made) throw new Error('A test was not written.');
    return { url, delivery: made };
  });
}

async function holdLive(tx: TenantTransaction, id: string): Promise<OwnedEndpoint> {
  const found = await holdEndpoint(tx, id);
  if (found.offAt) throw new Failure('endpoint_off');
  return found;
}

async function sendAgain(tx: TenantTransaction, found: readonly WebhookDelivery[], at: Date): Promise<void> {
  await markWaiting(
    tx,
    found.map(({ id }) => id),
    at,
  );
  await enqueueDeliveries(tx, found);
}
