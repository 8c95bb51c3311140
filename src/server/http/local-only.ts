import type { FastifyRequest } from 'fastify';

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the request comes from this very machine, by its address and by the name it used for us: a web page
 * elsewhere that points its own name at the loopback address is kept out by the second, a proxy by the third.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw;
  if (!loopbackAddresses.has(socket.remoteAddress ?? '')) return false;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const host = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  return loopbackHosts.has(host);
}
