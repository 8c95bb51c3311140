import { PAGES } from '#contract/pages.ts';
import { isMember, type Role } from '#domain/members/role.ts';

const STORAGE_KEY = 'login_destination';

/** As long as a login link lives; a wish older than that belongs to another day. */
const LIFETIME_MS = 15 * 60 * 1000;

export const DEFAULT_DESTINATION = '/dashboard';

/** Where someone begins: an accountant with the payroll, everyone else with what is theirs. */
export function homeOf(person: { readonly role: Role }): string {
  return isMember(person) ? DEFAULT_DESTINATION : PAGES.payroll.path;
}

/** Only a path of this very site, and never the login page again; anything else is no destination. */
export function safeDestination(wanted: string | null | undefined): string | null {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  const here = 'https://relache.invalid';
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  if (!url || url.origin !== here || url.pathname === '/login') return null;
  return url.pathname + url.search + url.hash;
}

export function loginPathFor(location: { pathname: string; search: string; hash: string }): string {
  const destination = safeDestination(location.pathname + location.search + location.hash);
  if (!destination || destination === DEFAULT_DESTINATION) return '/login';
  return `/login?next=${encodeURIComponent(destination)}`;
}

/** The link in the mail opens another tab, which must still know where the person was going. */
export function rememberDestination(wanted: string | null, now: number) {
  const path = safeDestination(wanted);
  if (path) localStorage.setItem(STORAGE_KEY, JSON.stringify({ path, at: now }));
  else localStorage.removeItem(STORAGE_KEY);
}

export function takeRememberedDestination(now: number): string | null {
  const text = localStorage.getItem(STORAGE_KEY);
  localStorage.removeItem(STORAGE_KEY);
  if (!text) return null;
  try {
    const { path, at } = JSON.parse(text);
    return typeof at === 'number' && now - at < LIFETIME_MS ? safeDestination(path) : null;
  } catch {
    return null;
  }
}
