import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What proxies add to what they pass on. One that adds nothing is kept out by the key. */
const proxyHeaders = /^(x-forwarded-.+|forwarded|via|x-real-ip|true-client-ip|cf-.+)$/;

/**
 * Whether the request seems to come from this very machine, by its address and by the name it used for us: a web page
 * elsewhere that points its own name at the loopback address is kept out by the second, a proxy that says so by the
 * third. A proxy that keeps quiet passes: what must not leave the machine asks for the key as well.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request.raw;
  if (!loopbackAddresses.has(socket.remoteAddress ?? '')) return false;
  if (Object.keys(headers).some((name) => proxyHeaders.test(name))) return false;
  const host = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  return loopbackHosts.has(host);
}

export const devKeyHeader = 'x-dev-key';
const yearSeconds = 365 * 24 * 60 * 60;

/** The way to the developer's tools: from this machine, with the key that the start has printed. */
export class LocalDoor {
  readonly #digest: Buffer;
  readonly #cookie: string;

  constructor(private readonly key: string) {
    this.#digest = digestOf(key);
    // Browsers send a cookie to every port of a machine: two installations must not overwrite each other's.
    this.#cookie = `relache_dev_${this.#digest.toString('hex').slice(0, 8)}`;
  }

  opensFor(request: FastifyRequest): boolean {
    if (!isFromThisMachine(request)) return false;
    const { [devKeyHeader]: header, cookie } = request.headers;
    if (typeof header === 'string') return this.isKey(header);
    const kept = cookie?.split(/;\s*/).find((one) => one.startsWith(`${this.#cookie}=`));
    return kept !== undefined && this.isKey(kept.slice(this.#cookie.length + 1));
  }

  isKey(given: unknown): boolean {
    return typeof given === 'string' && timingSafeEqual(digestOf(given), this.#digest);
  }

  /** What keeps the key for a browser that has shown it once: out of reach of scripts and of other sites. */
  keepingCookie(): string {
    return `${this.#cookie}=${this.key}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict`;
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
