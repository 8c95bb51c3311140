import { type DeviceKind, deviceKindsFor } from '#domain/notifications/device-kinds.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import { lockMessage } from '#server/push/message-lock.ts';
import type { Services } from '#server/services.ts';
import { setPushSubscription } from '#server/store/push.ts';
import { deviceOf, type ToldDevice } from './read-device.ts';

export interface DeviceToTell {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly auth: string;
  readonly kinds: readonly DeviceKind[];
}

/** Where a browser wants its messages sent is something typed like any other: the same guard as for webhooks. */
export async function subscribeDevice(
  services: Services,
  actor: SessionActor,
  { endpoint, publicKey: key, auth, kinds }: DeviceToTell,
): Promise<ToldDevice> {
  const { database, messenger, now } = services;
  const refusal = messenger.refusalOf(endpoint);
  if (refusal) throw new Failure('validation_failed', { fields: { endpoint: refusal } });
  const publicKey = Buffer.from(key, 'base64url');
  const authSecret = Buffer.from(auth, 'base64url');
  if (!canBeLockedFor(publicKey, authSecret)) {
    throw new Failure('validation_failed', { fields: { publicKey: 'invalid' } });
  }
  const offered = deviceKindsFor(actor);
  const wanted = offered.filter((kind) => kinds.includes(kind));
  if (wanted.length === 0) throw new Failure('validation_failed', { fields: { kinds: 'invalid' } });
  return database.inOrganization(actor.organizationId, async (tx) => {
    await setPushSubscription(tx, {
      sessionId: actor.sessionId,
      userId: actor.id,
      endpoint,
      publicKey,
      authSecret,
      kinds: wanted,
      createdAt: now(),
    });
    return deviceOf(tx, services, actor);
  });
}

function canBeLockedFor(publicKey: Buffer, authSecret: Buffer): boolean {
  try {
    return lockMessage('', { publicKey, authSecret }).length > 0;
  } catch {
    return false;
  }
}
