import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assistantsPath } from '#contract/assistants.ts';
import { errorStatus } from '#contract/errors.ts';
import { isService } from '#domain/access/can.ts';
import { callsPerMinute } from '#domain/api-keys/key-life.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { presentKey } from '#server/actions/api-keys/present-key.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { answerError, failureOf } from '#server/http/errors.ts';
import { limitKey, limitPerson } from '#server/http/limits.ts';
import type { Services } from '#server/services.ts';
import { assistantServer } from './assistant-server.ts';
import { visitOf } from './visit.ts';

/** A note of two thousand letters is the longest that anybody says here. */
const largestMessage = 64 * 1024;

/**
 * The Model Context Protocol by streamable HTTP, without sessions: each message is a POST with the key of its person,
 * answered at once. The parts that speak it are loaded with the first one.
 */
export function mountAssistants(app: FastifyInstance, config: Config, services: Services): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: assistantsPath,
    bodyLimit: largestMessage,
    compress: false,
    errorHandler: (error, request, reply) => {
      // Whoever comes without a key that is good is told what to come with, as the protocol wants it.
      if (errorStatus(failureOf(error).code) === 401)
        reply.header('www-authenticate', 'Bearer realm="relache"');
      return answerError(error, request, reply);
    },
    handler: async (request, reply) => {
      refuseStrangePages(config, request);
      const actor = await personOf(app, config, services, request, reply);
      const response = await answered(app, services, request, actor);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.status(response.status).send(await response.text());
    },
  });
}

/** A page of another site, or one that made a name of its own point here, must not speak to a server in an office. */
function refuseStrangePages({ mode, publicUrl }: Config, { headers, hostname }: FastifyRequest): void {
  const own = new URL(publicUrl);
  const isHere = (name: string): boolean =>
    name === own.hostname || (mode === 'local' && ['localhost', '127.0.0.1', '[::1]', '::1'].includes(name));
  const { origin } = headers;
  if (origin !== undefined && !(URL.canParse(origin) && isHere(new URL(origin).hostname)))
    throw new Failure('origin_refused');
  if (mode === 'local' && !isHere(hostname)) throw new Failure('origin_refused');
}

async function personOf(
  app: FastifyInstance,
  config: Config,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionActor> {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !bearer) throw new Failure('unauthenticated');
  const presented = await presentKey(services, bearer, request.ip);
  if (!presented) throw new Failure('personal_key_only');
  const { organizationId, keyId } = presented;
  request.keyedCall = { organizationId, keyId, method: request.method, path: assistantsPath };
  const actor = presented.actor();
  limitKey(app, config, `${organizationId} ${keyId}`, callsPerMinute, reply);
  limitPerson(app, config, actor);
  if (isService(actor)) throw new Failure('personal_key_only');
  return actor;
}

async function answered(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  actor: SessionActor,
): Promise<Response> {
  // Several messages in one are from a version that nobody speaks any more, and would pass by the limits.
  if (Array.isArray(request.body)) throw new Failure('malformed_request');
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  const handler = createMcpHandler(() => assistantServer(visitOf(app, services, request, actor)), {
    // Nothing is told without being asked for.
    maxSubscriptions: 0,
  });
  const { method, headers, body: parsedBody } = request;
  const told = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value) told.set(name, String(value));
  const message = method === 'POST' ? { body: JSON.stringify(parsedBody ?? null) } : {};
  told.delete('content-length');
  return handler.fetch(
    new Request(`http://localhost${assistantsPath}`, { method, headers: told, ...message }),
    {
      parsedBody,
    },
  );
}
