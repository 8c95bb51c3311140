import type { z } from 'zod';
import { type apiKeySchema, apiKeysEndpoints } from '#contract/api-keys.ts';
import { isScopeOf } from '#domain/api-keys/key-scopes.ts';
import { createKey } from '#server/actions/api-keys/create-key.ts';
import { listCalls, listKeys } from '#server/actions/api-keys/list-keys.ts';
import type { ShownKey, ToldKey } from '#server/actions/api-keys/made-key.ts';
import { revokeKey } from '#server/actions/api-keys/revoke-key.ts';
import { rotateKey } from '#server/actions/api-keys/rotate-key.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { asked, onePage } from './page.ts';

export function apiKeysHandlers(services: Services): Handlers<typeof apiKeysEndpoints> {
  return {
    list: async ({ query }, context) => {
      const keys = await listKeys(services, context.actor, asked(query));
      return onePage(apiKeysEndpoints.list, query, context, keys).map(shown);
    },
    create: async ({ body }, { actor }) => told(await createKey(services, actor, body)),
    rotate: async ({ params }, { actor }) => told(await rotateKey(services, actor, params.id)),
    revoke: async ({ params }, { actor }) => {
      await revokeKey(services, actor, params.id);
      return { success: true };
    },
    calls: async ({ params, query }, context) => {
      const calls = await listCalls(services, context.actor, params.id, asked(query));
      const path = apiKeysEndpoints.calls.path.replace('{id}', params.id) as `/${string}`;
      return onePage({ path }, query, context, calls).map((call) => ({ ...call, at: call.at.toISOString() }));
    },
  };
}

function shown(key: ShownKey): z.input<typeof apiKeySchema> {
  const { id, kind, name, hint, scopes, addresses, userId, makerName, state } = key;
  return {
    id,
    kind,
    name,
    hint,
    scopes: scopes.filter((scope) => isScopeOf(kind, scope)),
    addresses: [...addresses],
    maker: { id: userId, name: makerName },
    state,
    createdAt: key.createdAt.toISOString(),
    rotatedAt: key.rotatedAt?.toISOString() ?? null,
    previousEndsAt: key.previousEndsAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}

function told(key: ToldKey) {
  return { ...shown(key), key: key.key };
}
