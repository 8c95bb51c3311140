import type { DeliveryState } from '#domain/webhooks/delivering.ts';
import type { EventType } from '#domain/webhooks/event-types.ts';
import { messageOf, type WebhookMessage } from '#domain/webhooks/message.ts';
import { sampleMessages } from '#domain/webhooks/samples.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listLatestEvents } from '#server/store/program-events.ts';
import { listDeliveries, type ToldDelivery } from '#server/store/webhook-deliveries.ts';
import { findEndpoint, listOwnedEndpoints } from '#server/store/webhook-endpoints.ts';
import { refuseOthers, type ShownEndpoint, shownEndpoint } from './own-endpoint.ts';

export type { ToldDelivery };

export async function listEndpoints({ database }: Services, actor: SessionActor): Promise<ShownEndpoint[]> {
  refuseOthers(actor);
  return (await database.inOrganization(actor.organizationId, listOwnedEndpoints)).map(shownEndpoint);
}

export interface DeliveriesAsked {
  readonly state: DeliveryState | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export async function listSent(
  { database }: Services,
  actor: SessionActor,
  endpointId: string,
  { state, limit, cursor }: DeliveriesAsked,
): Promise<{ readonly url: string; readonly deliveries: readonly ToldDelivery[] }> {
  refuseOthers(actor);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const endpoint = await findEndpoint(tx, endpointId);
    if (!endpoint) throw new Failure('not_found');
    return { url: endpoint.url, deliveries: await listDeliveries(tx, endpointId, state, limit, cursor) };
  });
}

const samplesShown = 3;

/** What such events look like: the latest of the organisation's own, or one that is made up. */
export async function showSamples(
  { database }: Services,
  actor: SessionActor,
  type: EventType,
): Promise<readonly WebhookMessage[]> {
  refuseOthers(actor);
  const found = await database.inOrganization(actor.organizationId, (tx) =>
    listLatestEvents(tx, type, samplesShown),
  );
  return found.length > 0 ? found.map(messageOf) : [sampleMessages[type]];
}
