import type { payTimesEndpoints } from '#contract/pay-times.ts';
import { readPayTime, setPayTime } from '#server/actions/pay-times/set-pay-time.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function payTimesHandlers(services: Services): Handlers<typeof payTimesEndpoints> {
  return {
    read: async (_, { actor }) => ({ time: await readPayTime(services, actor) }),
    set: async ({ body }, { actor, language }) => ({
      time: await setPayTime(services, { ...actor, language }, body.time),
    }),
  };
}
