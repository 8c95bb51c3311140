import { apiBase } from '#contract/endpoint.ts';
import { now } from '#web/clock/clock.ts';
import { timelineWithoutReasons, withoutReasons } from './kept-calendar.ts';
import { type OpenedSession, onSessionEnd, storedSession } from './stored-session.ts';

/** What is read without a connection: the answers of these, and how a device may keep them. */
const asItIs = (answer: unknown) => answer;
const keptPaths: Readonly<Record<string, (answer: never, reader: string) => unknown>> = {
  '/balances/me': asItIs,
  '/leave-requests/my-requests': asItIs,
  '/leave-requests/summary': asItIs,
  '/leave-types': asItIs,
  '/calendar/holidays': asItIs,
  '/calendar/filters': asItIs,
  '/calendar/people': asItIs,
  '/coverage': asItIs,
  '/closings/calendar': asItIs,
  '/leave-requests/team-calendar': withoutReasons,
  '/calendar/absences': timelineWithoutReasons,
};

const CACHE_PREFIX = 'answers ';
const KEPT_AT = 'kept-at';
/** Several months of a calendar; the oldest go first. */
const MOST = 40;

/** Which of the answers that were given came from the device, and from when they are. */
const given = new Map<string, number>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keptSince(address: string): number | undefined {
  return given.get(address);
}

export function isAnythingKeptShown(): boolean {
  return given.size > 0;
}

const pathOf = (address: string): string => address.slice(apiBase.length).split('?')[0] ?? '';

/** A calendar of one type alone would tell by being there what it does not say. */
export function isKept(address: string): boolean {
  return typeof caches !== 'undefined' && pathOf(address) in keptPaths && !/[?&]type=/.test(address);
}

function placeOf({ user, organization }: OpenedSession): string {
  return `${CACHE_PREFIX}${organization.id} ${user.id}`;
}

/** Puts an answer aside for a day without a connection, once the page has nothing better to do. */
export function keepAnswer(address: string, answer: unknown): void {
  if (given.delete(address)) notify();
  const session = storedSession();
  if (!session || !isKept(address)) return;
  const at = now();
  const keep = () => void write(session, address, answer, at).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(keep);
  else setTimeout(keep);
}

async function write(session: OpenedSession, address: string, answer: unknown, at: number): Promise<void> {
  const place = placeOf(session);
  const isStillHere = () => {
    const current = storedSession();
    return current !== null && placeOf(current) === place;
  };
  if (!isStillHere()) return;
  // The schema of that very path accepted it.
  const body = keptPaths[pathOf(address)]?.(answer as never, session.user.id);
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(at) };
  const cache = await caches.open(place);
  await cache.delete(address);
  await cache.put(address, new Response(JSON.stringify(body), { headers }));
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)));
  // Whoever left meanwhile leaves nothing behind.
  if (!isStillHere()) await caches.delete(place);
}

/** What was answered here the last time, for whoever asks now; undefined where nothing was kept. */
export async function recallAnswer(address: string): Promise<unknown> {
  const session = storedSession();
  if (!session || !isKept(address)) return undefined;
  const kept = await (await caches.open(placeOf(session))).match(address);
  if (!kept) return undefined;
  const answer: unknown = await kept.json().catch(() => undefined);
  if (answer === undefined) return undefined;
  given.set(address, Number(kept.headers.get(KEPT_AT)));
  notify();
  return answer;
}

/** Whether there is something of less than an hour ago, or of the time given. */
export async function isKeptSince(address: string, oldest: number): Promise<boolean> {
  const session = storedSession();
  if (!session) return true;
  const kept = await (await caches.open(placeOf(session))).match(address);
  return Number(kept?.headers.get(KEPT_AT) ?? 0) > oldest;
}

const contactListeners = new Set<() => void>();

/** Called once somebody answers again after what was kept had to be shown. */
export function onContact(listener: () => void): () => void {
  contactListeners.add(listener);
  return () => contactListeners.delete(listener);
}

export function hearContact(): void {
  if (given.size > 0) for (const listener of contactListeners) listener();
}

/** Nothing stays on the device but what belongs to this person; without one, nothing at all. */
export async function keepOnlyFor(session: OpenedSession | null): Promise<void> {
  given.clear();
  notify();
  if (typeof caches === 'undefined') return;
  const own = session && placeOf(session);
  const places = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== own);
  await Promise.all(places.map((name) => caches.delete(name)));
}

onSessionEnd(() => void keepOnlyFor(null));
