import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { removePushSubscription } from '#server/store/push.ts';
import { deviceOf, type ToldDevice } from './read-device.ts';

export async function unsubscribeDevice(services: Services, actor: SessionActor): Promise<ToldDevice> {
  return services.database.inOrganization(actor.organizationId, async (tx) => {
    await removePushSubscription(tx, actor.sessionId);
    return deviceOf(tx, services, actor);
  });
}
