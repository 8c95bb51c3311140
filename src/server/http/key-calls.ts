import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, scopesOf } from '#contract/endpoint.ts';
import { isService } from '#domain/access/can.ts';
import { callsPerMinute } from '#domain/api-keys/key-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { presentKey } from '#server/actions/api-keys/present-key.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { keyJournal, type NotedCall } from '#server/key-journal.ts';
import type { Services } from '#server/services.ts';
import { limitKey } from './limits.ts';

type KeyedCall = Pick<NotedCall, 'organizationId' | 'keyId' | 'method' | 'path'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that a key makes, to be noted with its outcome; null for every other request. */
    keyedCall: KeyedCall | null;
  }
}

/** What a key does is noted once it is answered, beside the answer. */
export function journalKeyCalls(app: FastifyInstance, services: Services): void {
  const journal = keyJournal(services);
  app.decorateRequest('keyedCall', null);
  app.addHook('onResponse', async ({ keyedCall }, { statusCode: status }) => {
    if (keyedCall) journal.note({ ...keyedCall, at: services.now(), status });
  });
  app.addHook('onClose', () => journal.close());
}

export interface KeyDoor {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly services: Services;
}

/** Whom a key stands for, if the bearer token is one and may make this call; null for the token of a session. */
export async function actorOfKey(
  { app, config, services }: KeyDoor,
  endpoint: Endpoint,
  bearer: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionActor | null> {
  const presented = await presentKey(services, bearer, request.ip);
  if (!presented) return null;
  const { organizationId, keyId } = presented;
  request.keyedCall = { organizationId, keyId, method: endpoint.method, path: endpoint.path };
  const actor = presented.actor();
  limitKey(app, config, `${organizationId} ${keyId}`, callsPerMinute, reply);
  refuseUnlessTaken(endpoint, actor);
  return actor;
}

/** The action asks again for each thing it does: here is only told what no key, or not this one, can do at all. */
function refuseUnlessTaken(endpoint: Endpoint, actor: SessionActor): void {
  const scopes = scopesOf(endpoint);
  if (scopes.length === 0 || (endpoint.oneself && isService(actor))) throw new Failure('key_not_taken');
  if (!scopes.some((scope) => actor.key?.scopes.includes(scope))) {
    throw new Failure('key_scope_missing', { values: { scope: scopes.join(', ') } });
  }
}
