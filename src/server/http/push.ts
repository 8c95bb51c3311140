import type { pushEndpoints } from '#contract/push.ts';
import { readDevice, type ToldDevice } from '#server/actions/push/read-device.ts';
import { subscribeDevice } from '#server/actions/push/subscribe-device.ts';
import { unsubscribeDevice } from '#server/actions/push/unsubscribe-device.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function pushHandlers(services: Services): Handlers<typeof pushEndpoints> {
  return {
    read: async (_input, { actor }) => shownDevice(await readDevice(services, actor)),
    subscribe: async ({ body }, { actor }) => shownDevice(await subscribeDevice(services, actor, body)),
    unsubscribe: async (_input, { actor }) => shownDevice(await unsubscribeDevice(services, actor)),
  };
}

function shownDevice({ publicKey, offered, chosen }: ToldDevice) {
  return { publicKey, offered: [...offered], chosen: [...chosen] };
}
