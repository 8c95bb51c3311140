import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { browserCookie } from '#contract/browser-cookie.ts';
import { knownBrowserDays } from '#domain/access/known-browser.ts';
import { challengeMinutes } from '#domain/passkeys/passkey-limits.ts';
import type { Origin, Services } from '#server/services.ts';
import type { CallContext } from './perform-call.ts';

/** Names of browsers: one that is only being asked something, and one that somebody has logged in with. */
const lengths = { asked: 43, kept: 44 } as const;

const written = new RegExp(`(?:^|;\\s*)${browserCookie}=([\\w-]{${lengths.asked},${lengths.kept}})(?:;|$)`);

/** What a browser says it is known by; whatever we cannot have given it is nothing. */
export function browserOf({ cookie }: IncomingHttpHeaders): string | null {
  return written.exec(cookie ?? '')?.[1] ?? null;
}

type KnownOrigin = Origin & { readonly browser: string };

/**
 * I16: the browser that a session is opened in; it stays known once the session is. It gets a name of its own then: the one
 * it had before a login could have been put there by somebody else. A ticket (I9) is no session yet.
 */
export async function inKnownBrowser<T extends object>(
  services: Services,
  { origin, header }: CallContext,
  open: (origin: KnownOrigin) => Promise<T>,
): Promise<T> {
  const known = { ...origin, browser: keptName(origin) ?? newName('kept') };
  const opened = await open(known);
  // A test of a company's login (I22) opens none either.
  if (!('ticket' in opened || 'tested' in opened))
    header('set-cookie', cookieFor(services, known.browser, knownBrowserDays * 24 * 60 * 60));
  return opened;
}

/** I14: a browser that is only being asked something is named for as long as the answer counts. */
export function inAskedBrowser(
  services: Services,
  { origin, header }: CallContext,
  minutes: number = challengeMinutes,
): KnownOrigin {
  const kept = keptName(origin);
  const browser = kept ?? origin.browser ?? newName('asked');
  if (!kept) header('set-cookie', cookieFor(services, browser, minutes * 60));
  return { ...origin, browser };
}

function keptName({ browser }: Origin): string | null {
  return browser?.length === lengths.kept ? browser : null;
}

function newName(kind: keyof typeof lengths): string {
  return randomBytes(33).toString('base64url').slice(0, lengths[kind]);
}

/** No script reads it, no other site sends it, and pages and files are fetched without it. */
function cookieFor({ publicUrl }: Services, browser: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${browserCookie}=${browser}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
