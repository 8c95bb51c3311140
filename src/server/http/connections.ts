import type { z } from 'zod';
import type { connectionOffersSchema, connectionsEndpoints } from '#contract/connections.ts';
import { outsideAttemptMinutes } from '#domain/connections/outside-connection.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { chooseReplies } from '#server/actions/connections/choose-replies.ts';
import { beginConnection, finishConnection } from '#server/actions/connections/connect.ts';
import { disconnectOutside } from '#server/actions/connections/disconnect-outside.ts';
import {
  type ShownOutsideConnection,
  showConnectionOffers,
} from '#server/actions/connections/show-connections.ts';
import { testOutsideConnection } from '#server/actions/connections/test-outside-connection.ts';
import type { Services } from '#server/services.ts';
import { inAskedBrowser } from './browser-cookie.ts';
import type { Handlers } from './mount.ts';

type Offers = z.input<typeof connectionOffersSchema>;

export function connectionsHandlers(services: Services): Handlers<typeof connectionsEndpoints> {
  const offers = (actor: SessionActor) => shownOffers(services, actor);
  return {
    list: async (_input, { actor }) => offers(actor),
    beginCompany: async ({ params }, context) => ({
      url: await beginConnection(
        services,
        context.actor,
        { provider: params.provider, owner: 'company' },
        inAskedBrowser(services, context, outsideAttemptMinutes),
      ),
    }),
    beginOwn: async ({ params }, context) => ({
      url: await beginConnection(
        services,
        context.actor,
        { provider: params.provider, owner: 'own' },
        inAskedBrowser(services, context, outsideAttemptMinutes),
      ),
    }),
    finish: async ({ body }, { actor, origin }) => {
      const { provider, owner } = await finishConnection(services, actor, body.answer, origin);
      return { provider, owner };
    },
    test: async ({ params }, { actor }) => {
      await testOutsideConnection(services, actor, params.id);
      return offers(actor);
    },
    chooseReplies: async ({ params, body }, { actor }) => {
      await chooseReplies(services, actor, params.id, { text: body.text });
      return offers(actor);
    },
    stopReplies: async ({ params }, { actor }) => {
      await chooseReplies(services, actor, params.id, null);
      return offers(actor);
    },
    disconnect: async ({ params, body }, { actor }) => {
      const disconnect = await disconnectOutside(services, actor, params.id, body);
      return async () => {
        const { isRevoked } = await disconnect();
        return { ...(await offers(actor)), isRevoked };
      };
    },
  };
}

export async function shownOffers(services: Services, actor: SessionActor): Promise<Offers> {
  const { available, offers: found, companyCalendar } = await showConnectionOffers(services, actor);
  return {
    available,
    companyCalendar: companyCalendar && {
      ...companyCalendar,
      providers: [...companyCalendar.providers],
    },
    offers: found.map(({ connection, ...offer }) => ({
      ...offer,
      connection: connection && shownOutside(connection),
    })),
  };
}

function shownOutside(connection: ShownOutsideConnection) {
  const { id, state, left, label, scopes, madeBy, madeByName, madeAt } = connection;
  const { lastSuccessAt, lastErrorCode, lastErrorAt, note } = connection;
  return {
    id,
    state,
    left,
    label,
    scopes,
    madeBy: { id: madeBy, name: madeByName },
    madeAt: madeAt.toISOString(),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    trouble: lastErrorCode && lastErrorAt ? { code: lastErrorCode, at: lastErrorAt.toISOString() } : null,
    note: note && {
      startsAt: note.fromAt.toISOString(),
      endsAt: note.untilAt.toISOString(),
      isLeft: note.leftAt !== null,
    },
    replies: connection.replies,
  };
}
