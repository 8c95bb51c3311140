import type { z } from 'zod';
import {
  type webhookDeliverySchema,
  type webhookEndpointSchema,
  webhookEndpointsEndpoints,
} from '#contract/webhook-endpoints.ts';
import { messageOf } from '#domain/webhooks/message.ts';
import { changeEndpoint, removeEndpoint, rotateEndpoint } from '#server/actions/webhooks/change-endpoint.ts';
import { createEndpoint } from '#server/actions/webhooks/create-endpoint.ts';
import {
  listEndpoints,
  listSent,
  showSamples,
  type ToldDelivery,
} from '#server/actions/webhooks/list-endpoints.ts';
import type { ShownEndpoint, ToldEndpoint } from '#server/actions/webhooks/own-endpoint.ts';
import { replayDelivery, replayRange, sendTest } from '#server/actions/webhooks/replay.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';

export function webhookEndpointsHandlers(services: Services): Handlers<typeof webhookEndpointsEndpoints> {
  return {
    list: async (_input, { actor }) => (await listEndpoints(services, actor)).map(shown),
    create: async ({ body }, { actor }) => told(await createEndpoint(services, actor, body)),
    samples: async ({ query }, { actor }) =>
      (await showSamples(services, actor, query.event)).map((message) => ({
        ...message,
        data: { ...message.data },
      })),
    update: async ({ params, body }, { actor }) =>
      shown(await changeEndpoint(services, actor, params.id, body)),
    remove: async ({ params }, { actor }) => {
      await removeEndpoint(services, actor, params.id);
      return { success: true };
    },
    rotate: async ({ params }, { actor }) => told(await rotateEndpoint(services, actor, params.id)),
    test: async ({ params }, { actor }) => {
      const { url, delivery } = await sendTest(services, actor, params.id);
      return shownDelivery(url, delivery);
    },
    deliveries: async ({ params, query }, context) => {
      const { limit, cursor } = asked(query);
      const sent = await listSent(services, context.actor, params.id, { state: query.state, limit, cursor });
      const path = webhookEndpointsEndpoints.deliveries.path.replace('{id}', params.id) as `/${string}`;
      return onePage({ path }, query, context, sent.deliveries).map((one) => shownDelivery(sent.url, one));
    },
    replay: async ({ params }, { actor }) => {
      const { url, delivery } = await replayDelivery(services, actor, params.id, params.deliveryId);
      return shownDelivery(url, delivery);
    },
    replayRange: async ({ params, body }, { actor }) => {
      const { replayed, last } = await replayRange(services, actor, params.id, body);
      return { replayed, last: last?.toISOString() ?? null };
    },
  };
}

function shown(endpoint: ShownEndpoint): z.input<typeof webhookEndpointSchema> {
  const { id, url, events, state, userId, ownerName, keyName } = endpoint;
  return {
    id,
    url,
    events: [...events],
    state,
    owner: { id: userId, name: ownerName },
    keyName,
    createdAt: endpoint.createdAt.toISOString(),
    rotatedAt: endpoint.rotatedAt?.toISOString() ?? null,
    previousEndsAt: endpoint.previousEndsAt?.toISOString() ?? null,
    failingSince: endpoint.failingSince?.toISOString() ?? null,
    offAt: endpoint.offAt?.toISOString() ?? null,
  };
}

function told(endpoint: ToldEndpoint) {
  return { ...shown(endpoint), secret: endpoint.writtenSecret };
}

function shownDelivery(url: string, delivery: ToldDelivery): z.input<typeof webhookDeliverySchema> {
  const { id, state, createdAt, nextAt, tries, answer, event } = delivery;
  const message = messageOf(event);
  return {
    id,
    state,
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    request: { url, message: { ...message, data: { ...message.data } } },
    tries: [...tries],
    answer,
  };
}
