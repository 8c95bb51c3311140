import { type DeviceKind, deviceKindsFor } from '#domain/notifications/device-kinds.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findPushSubscription } from '#server/store/push.ts';

export interface ToldDevice {
  readonly publicKey: string;
  readonly offered: readonly DeviceKind[];
  readonly chosen: readonly DeviceKind[];
}

export async function readDevice(services: Services, actor: SessionActor): Promise<ToldDevice> {
  return services.database.inOrganization(actor.organizationId, (tx) => deviceOf(tx, services, actor));
}

export async function deviceOf(
  tx: TenantTransaction,
  { messenger }: Pick<Services, 'messenger'>,
  actor: SessionActor,
): Promise<ToldDevice> {
  const found = await findPushSubscription(tx, actor.sessionId);
  const offered = deviceKindsFor(actor);
  return {
    publicKey: messenger.vapid().publicKey,
    offered,
    chosen: offered.filter((kind) => found?.kinds.includes(kind)),
  };
}
