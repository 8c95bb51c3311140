import type { z } from 'zod';
import type { privacyEndpoints } from '#contract/privacy.ts';
import { copyState } from '#domain/privacy/person-copy.ts';
import { askForCopy } from '#server/actions/privacy/ask-copy.ts';
import { fetchCopy, listCopies, showCopy } from '#server/actions/privacy/fetch-copy.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

type Endpoints = typeof privacyEndpoints;
type Copy = Awaited<ReturnType<typeof showCopy>>;

export function privacyHandlers(services: Services): Handlers<Endpoints> {
  const shown = (copy: Copy) => shownCopy(copy, services.now());
  return {
    listCopies: async (_, { actor }) => (await listCopies(services, actor)).map(shown),
    askForCopy: async ({ body }, { actor }) => shown(await askForCopy(services, actor, body.of)),
    readCopy: async ({ params }, { actor }) => shown(await showCopy(services, actor, params.id)),
    fetchCopy: async ({ params }, { actor, looked }) => {
      const { copy, bytes } = await fetchCopy(services, actor, params.id);
      looked([copy.userId]);
      const day = (copy.readyAt ?? copy.askedAt).toISOString().slice(0, 10);
      return { type: 'application/zip', name: `relache-${day}.zip`, content: bytes };
    },
  };
}

function shownCopy(
  { id, userId, personName, askedAt, size, expiresAt, fetchedAt }: Copy,
  now: Date,
): z.input<Endpoints['readCopy']['response']> {
  return {
    id,
    of: { id: userId, name: personName },
    askedAt: askedAt.toISOString(),
    state: copyState({ expiresAt: expiresAt?.getTime() ?? null }, now.getTime()),
    size,
    expiresAt: expiresAt?.toISOString() ?? null,
    fetchedAt: fetchedAt?.toISOString() ?? null,
  };
}
