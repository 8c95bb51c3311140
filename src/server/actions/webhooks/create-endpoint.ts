import { randomUUID } from 'node:crypto';
import { mostEndpoints } from '#domain/webhooks/delivering.ts';
import type { EventType } from '#domain/webhooks/event-types.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { countEndpoints, insertEndpoint } from '#server/store/webhook-endpoints.ts';
import {
  recordEndpoint,
  refuseOthers,
  refuseUrl,
  sealedSecret,
  shownEndpoint,
  type ToldEndpoint,
} from './own-endpoint.ts';

export interface EndpointForm {
  readonly url: string;
  readonly events: readonly EventType[];
}

export async function createEndpoint(
  services: Services,
  actor: SessionActor,
  { url, events }: EndpointForm,
): Promise<ToldEndpoint> {
  refuseOthers(actor);
  refuseUrl(services, url);
  const { database, now } = services;
  const at = now();
  const id = randomUUID();
  const { sealed, written } = sealedSecret(services, id);
  return database.inOrganization(actor.organizationId, async (tx) => {
    // Two at once stand in line, so that the limit holds.
    await lockOrganization(tx);
    if ((await countEndpoints(tx)) >= mostEndpoints) {
      throw new Failure('too_many_endpoints', { values: { most: mostEndpoints } });
    }
    const made = {
      id,
      userId: actor.id,
      keyName: actor.key?.name ?? null,
      url,
      events: [...new Set(events)],
      secret: sealed,
      previousSecret: null,
      previousEndsAt: null,
      createdAt: at,
      rotatedAt: null,
      offAt: null,
      offBecause: null,
      failingSince: null,
      restsUntil: null,
    };
    await insertEndpoint(tx, made);
    await recordEndpoint(tx, actor, at, 'webhook.created', made, { events: made.events });
    const { organizationId } = actor;
    return { ...shownEndpoint({ ...made, organizationId, ownerName: actor.name }), writtenSecret: written };
  });
}
