import type { liveEndpoints } from '#contract/live.ts';
import type { LiveHub } from '#server/live/hub.ts';
import type { Handlers } from './mount.ts';

export function liveHandlers(hub: LiveHub): Handlers<typeof liveEndpoints> {
  return { listen: async ({ query }, { actor }) => hub.open({ ...actor, ...query }) };
}
