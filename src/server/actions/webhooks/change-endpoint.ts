import { overlapEnd } from '#domain/api-keys/key-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { holdWaiting } from '#server/store/webhook-deliveries.ts';
import { deleteEndpoint, type EndpointChange, updateEndpoint } from '#server/store/webhook-endpoints.ts';
import type { EndpointForm } from './create-endpoint.ts';
import {
  holdEndpoint,
  recordEndpoint,
  refuseOthers,
  refuseUrl,
  type ShownEndpoint,
  sealedSecret,
  shownEndpoint,
  type ToldEndpoint,
} from './own-endpoint.ts';

export interface EndpointChanges extends EndpointForm {
  readonly enabled?: boolean | undefined;
}

/** Switched off, what waits is held; switched on again, it waits to be replayed. */
export async function changeEndpoint(
  services: Services,
  actor: SessionActor,
  id: string,
  { url, events, enabled }: EndpointChanges,
): Promise<ShownEndpoint> {
  refuseOthers(actor);
  refuseUrl(services, url);
  const { database, now } = services;
  const at = now();
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await holdEndpoint(tx, id);
    const changed: EndpointChange = {
      url,
      events: [...new Set(events)],
      ...switched(found.offAt, enabled, at),
    };
    await updateEndpoint(tx, id, changed);
    if (changed.offAt) await holdWaiting(tx, id);
    await recordEndpoint(tx, actor, at, 'webhook.changed', { id, url }, { events });
    return shownEndpoint({ ...found, ...changed });
  });
}

function switched(offAt: Date | null, enabled: boolean | undefined, at: Date): EndpointChange {
  if (enabled === true && offAt)
    return { offAt: null, offBecause: null, failingSince: null, restsUntil: null };
  return enabled === false && !offAt ? { offAt: at, offBecause: 'paused' } : {};
}

/** For a week both secrets sign. */
export async function rotateEndpoint(
  services: Services,
  actor: SessionActor,
  id: string,
): Promise<ToldEndpoint> {
  refuseOthers(actor);
  const { database, now } = services;
  const at = now();
  const { sealed, written } = sealedSecret(services, id);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await holdEndpoint(tx, id);
    const changed = {
      secret: sealed,
      previousSecret: found.secret,
      previousEndsAt: new Date(overlapEnd(at.getTime())),
      rotatedAt: at,
    };
    // One that cannot be read any more would sign nothing: it goes at once.
    const readable = services.messenger.secrets.open(found.secret, id) !== null;
    const kept = readable ? changed : { ...changed, previousSecret: null, previousEndsAt: null };
    await updateEndpoint(tx, id, kept);
    await recordEndpoint(tx, actor, at, 'webhook.rotated', found);
    return { ...shownEndpoint({ ...found, ...kept }), writtenSecret: written };
  });
}

/** With everything that was sent there. */
export async function removeEndpoint(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
): Promise<void> {
  refuseOthers(actor);
  await database.inOrganization(actor.organizationId, async (tx) => {
    const found = await holdEndpoint(tx, id);
    await deleteEndpoint(tx, id);
    await recordEndpoint(tx, actor, now(), 'webhook.deleted', found);
  });
}
