import type { liveEndpoints } from '#contract/live.ts';
import type { Services } from '#server/services.ts';
import type { HandlerParts } from './handler-parts.ts';
import type { Handlers } from './mount.ts';

export function liveHandlers(
  _services: Services,
  { live }: Pick<HandlerParts, 'live'>,
): Handlers<typeof liveEndpoints> {
  return { listen: async ({ query }, { actor }) => live.open({ ...actor, ...query }) };
}
