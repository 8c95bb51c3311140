import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where deliveries may go besides the open internet. */
export interface Reach {
  /** Local mode: receivers on this very machine, without TLS. */
  readonly loopback: boolean;
  /** Hosts inside that the operator named, as `name` or `name:port`. */
  readonly allowedHosts: readonly string[];
}

export type UrlRefusal = 'url_invalid' | 'url_not_https' | 'url_inside';

const httpsPort = 443;
/** Below are the ports of other services: mail, files, names. */
const firstFreePort = 1024;
const longestUrl = 2000;

/** Everything that can be known of an address before its name is looked up; null when nothing is against it. */
export function refusalOf(text: string, reach: Reach): UrlRefusal | null {
  if (text.length > longestUrl || !URL.canParse(text)) return 'url_invalid';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'url_not_https';
  if (url.username !== '' || url.password !== '' || url.hostname === '') return 'url_invalid';
  if (isNamed(url, reach)) return isLiteralBeyondNaming(url) ? 'url_inside' : null;
  if (reach.loopback && isLoopbackHost(url)) return null;
  if (url.protocol !== 'https:') return 'url_not_https';
  const port = Number(url.port || httpsPort);
  if (port !== httpsPort && port < firstFreePort) return 'url_invalid';
  if (isInsideName(hostOf(url))) return 'url_inside';
  const literal = literalOf(url);
  return literal !== null && !isPublic(literal) ? 'url_inside' : null;
}

/** Asked of every address that a name led to, right before one of them is connected to. */
export function mayConnect(address: string, url: URL, reach: Reach): boolean {
  if (isPublic(address)) return true;
  if (isNamed(url, reach)) return !isBeyondNaming(address);
  return reach.loopback && isLoopbackHost(url) && rangeOf(address) === 'loopback';
}

/** Without the brackets of an IPv6 address and the dot at the end of a full name. */
function hostOf({ hostname }: URL): string {
  return hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function literalOf(url: URL): string | null {
  const host = hostOf(url);
  return isIP(host) === 0 ? null : host;
}

function isNamed(url: URL, { allowedHosts }: Reach): boolean {
  const host = hostOf(url);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowedHosts.some((allowed) => allowed === host || allowed === `${host}:${port}`);
}

function isLoopbackHost(url: URL): boolean {
  const host = hostOf(url);
  return host === 'localhost' || (isIP(host) !== 0 && rangeOf(host) === 'loopback');
}

/** Names that no name server of the internet answers for. */
function isInsideName(host: string): boolean {
  return (
    isIP(host) === 0 && (!host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host))
  );
}

function rangeOf(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.parse(address).range() : 'invalid';
}

const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * What the open internet routes. IPv6 is let through where it was handed out only: addresses with another one inside
 * them (mapped, translated, tunnelled) lead to wherever that one does.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || rangeOf(address) !== 'unicast') return false;
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}

/** Nobody runs a receiver there, whatever an operator named: metadata of clouds, multicast, nowhere. */
function isBeyondNaming(address: string): boolean {
  return !['unicast', 'loopback', 'private', 'uniqueLocal', 'carrierGradeNat'].includes(rangeOf(address));
}

function isLiteralBeyondNaming(url: URL): boolean {
  const literal = literalOf(url);
  return literal !== null && isBeyondNaming(literal);
}
