import type { z } from 'zod';
import type { privacyEndpoints } from '#contract/privacy.ts';
import { copyState } from '#domain/privacy/person-copy.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { askForCopy } from '#server/actions/privacy/ask-copy.ts';
import { fetchCopy, listCopies, showCopy } from '#server/actions/privacy/fetch-copy.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

type Endpoints = typeof privacyEndpoints;
type Copy = Awaited<ReturnType<typeof showCopy>>;

export function privacyHandlers(services: Services): Handlers<Endpoints> {
  const shownTo =
    ({ organizationName }: SessionActor) =>
    (copy: Copy) =>
      shownCopy(copy, services.now(), organizationName);
  return {
    listCopies: async (_, { actor }) => (await listCopies(services, actor)).map(shownTo(actor)),
    askForCopy: async ({ body }, { actor }) => shownTo(actor)(await askForCopy(services, actor, body.of)),
    readCopy: async ({ params }, { actor }) => shownTo(actor)(await showCopy(services, actor, params.id)),
    fetchCopy: async ({ params }, { actor, looked }) => {
      const { copy, content } = await fetchCopy(services, actor, params.id);
      looked(copy.userId === null ? 'everyone' : [copy.userId]);
      const day = (copy.readyAt ?? copy.askedAt).toISOString().slice(0, 10);
      return { type: 'application/zip', name: `relache-${day}.zip`, content };
    },
  };
}

function shownCopy(
  { id, userId, organizationId, personName, askedAt, size, expiresAt, fetchedAt }: Copy,
  now: Date,
  organizationName: string,
): z.input<Endpoints['readCopy']['response']> {
  return {
    id,
    about: userId === null ? 'organization' : 'person',
    of: { id: userId ?? organizationId, name: personName ?? organizationName },
    askedAt: askedAt.toISOString(),
    state: copyState({ expiresAt: expiresAt?.getTime() ?? null }, now.getTime()),
    size,
    expiresAt: expiresAt?.toISOString() ?? null,
    fetchedAt: fetchedAt?.toISOString() ?? null,
  };
}
