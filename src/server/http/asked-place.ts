import type { FastifyRequest } from 'fastify';
import { assistantsPath } from '#contract/assistants.ts';
import { scimBase } from '#contract/directories.ts';
import { apiBase } from '#contract/endpoint.ts';

type Asking = Pick<FastifyRequest, 'url'> & {
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'>;
};

/**
 * What of the server a request asks for, as the router understood it: its route, else the path without its escapes.
 * One address has many spellings (`/%61pi`, `http://name/api`), and all of them reach the same route; so whatever is
 * decided by a path is decided by this one.
 */
export function askedPlace({ routeOptions, url }: Asking): string {
  return routeOptions.url ?? pathIn(url);
}

export function isBelow(place: string, base: string): boolean {
  return place === base || place.startsWith(`${base}/`);
}

/** What programs call, ours and others: everything else is a page or a file of the site. */
const called = [apiBase, assistantsPath, scimBase];

export function isCall(asking: Asking): boolean {
  const place = askedPlace(asking);
  return called.some((base) => isBelow(place, base));
}

/** Of a request target in any of its forms: with the name of a server before it or not. */
function pathIn(target: string): string {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  try {
    return decodeURI(path) || '/';
  } catch {
    // The router answers what cannot be read by itself.
    return path;
  }
}

/** By hand: an expression that looks for the end tries every run of slashes anew, for as long as it is. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
