import type { FastifyInstance, FastifyRequest } from 'fastify';
import { api } from '#contract/api.ts';
import { apiBase, type EndpointTable } from '#contract/endpoint.ts';
import { mostCallsTogether, togetherPath } from '#contract/together.ts';
import { Failure } from '#server/failure.ts';
import { answersJson } from './send-answer.ts';

/**
 * Calls of a session that only look and answer with JSON: those whose path says all, which a page asks for first, and
 * those that the rows of a list ask for.
 */
const askable: readonly RegExp[] = Object.values<EndpointTable>(api)
  .flatMap((table) => Object.values(table))
  .filter((endpoint) => endpoint.method === 'GET' && endpoint.access === 'session' && answersJson(endpoint))
  .filter(({ path, gathered }) => gathered || !path.includes('{'))
  // Names of rows alone: anything else in their place could lead elsewhere.
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\da-f-]+')}(\\?|$)`));

/** What says how a body or an answer is packed is about this request, not about those inside it. */
const ownHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'if-none-match',
]);

/**
 * Several calls in one request, so that a page is answered in one go. A way of asking and no call of its own: each goes
 * through its route, with its guards, its limits and its entry in the log, and is answered as if it had come alone.
 */
export function mountTogether(app: FastifyInstance): void {
  app.get(togetherPath, { schema: { hide: true } }, async (request, reply) => {
    const calls = callsOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name)),
    );
    const answers = await Promise.all(
      calls.map(async (call) => {
        const {
          statusCode,
          payload,
          headers: told,
        } = await app.inject({
          method: 'GET',
          url: `${apiBase}${call}`,
          headers,
          remoteAddress: request.socket.remoteAddress ?? '',
        });
        const link = JSON.stringify(told.link ?? null);
        const tag = JSON.stringify(told.etag ?? null);
        return `{"status":${statusCode},"link":${link},"tag":${tag},"answer":${payload === '' ? 'null' : payload}}`;
      }),
    );
    return reply.type('application/json; charset=utf-8').send(`[${answers.join(',')}]`);
  });
}

function callsOf({ query }: FastifyRequest): string[] {
  const { call = [] } = query as { readonly call?: string | readonly string[] };
  const calls = [call].flat();
  const isKnown = calls.every((each) => askable.some((place) => place.test(each)));
  if (calls.length === 0 || calls.length > mostCallsTogether || !isKnown)
    throw new Failure('malformed_request');
  return calls;
}
