import { looksEndpoints } from '#contract/looks.ts';
import { type KnownLook, listMyLooks } from '#server/actions/looks/list-my-looks.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';

export function looksHandlers(services: Services): Handlers<typeof looksEndpoints> {
  return {
    mine: async ({ query }, context) => {
      const found = await listMyLooks(services, context.actor, asked(query));
      return onePage(looksEndpoints.mine, query, context, found).map(shownLook);
    },
  };
}

function shownLook({ id, lookerId, lookerName, kind, ofEveryone, keyKind, firstAt, lastAt }: KnownLook) {
  return {
    id,
    looker: { id: lookerId, name: lookerName },
    kind,
    ofEveryone,
    key: keyKind,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
}
