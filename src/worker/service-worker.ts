import { languageCookie } from '#contract/language.ts';
import { isAppPath, PAGES, prerenderedPaths } from '#contract/pages.ts';
import { defaultLanguage } from '#domain/text/language.ts';

declare const self: ServiceWorkerGlobalScope;

/** One build, whole: written into this file when it is made, so that no two of them are ever mixed. */
declare const BUILD: {
  readonly name: string;
  /** Every file that the application may fetch; their names change with what they hold. */
  readonly files: readonly string[];
  /** The document that any page of the application can start from, with the policy that it is sent with. */
  readonly shells: Readonly<Record<string, { readonly html: string; readonly csp: string }>>;
};

const CACHE_PREFIX = 'build ';
const cacheName = `${CACHE_PREFIX}${BUILD.name}`;
const ours = new Set(BUILD.files);
const AT_ONCE = 6;

self.addEventListener('install', (event) => event.waitUntil(takeIn()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** All files or none: a build that cannot be had whole is not installed, and the one before stays. */
async function takeIn(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [...BUILD.files];
  const takeNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      // What an earlier build brought under this name is the same to the last byte.
      const answer = (await caches.match(file)) ?? (await fetch(file));
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
      await cache.put(file, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}

/** Comes only once no page of the build before is open: whatever that one kept is of no use to anybody. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Null: the browser does as if there were no worker. So it is for the API, for files, and for the public site. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return isOurPage(pathname) ? documentFor(event) : null;
  return ours.has(pathname) ? fileAt(pathname, request) : null;
}

/** Pages behind the door and the door itself. */
function isOurPage(path: string): boolean {
  if (path === PAGES.login.path) return true;
  return isAppPath(path) && !path.startsWith('/dev-') && !prerenderedPaths.includes(path);
}

async function fileAt(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? fetch(request);
}

/** The server's document wherever it answers; ours where nobody does, or only a proxy that found nobody behind it. */
async function documentFor(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    return answer.status < 502 || answer.status > 504 ? answer : await shell();
  } catch {
    return shell();
  }
}

type WithCookies = { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } };

async function shell(): Promise<Response> {
  const chosen = await (self as WithCookies).cookieStore?.get(languageCookie);
  const wanted = [chosen?.value, ...navigator.languages.map((each) => each.slice(0, 2)), defaultLanguage];
  const written = wanted.map((each) => BUILD.shells[each ?? '']).find((each) => each !== undefined);
  if (!written) return Response.error();
  return new Response(written.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': written.csp,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

type PushMessage = { title: string; body: string; path: string; tag: string };

/** Shown as it came: what may stand on a locked screen was decided where it was written. */
async function tell(data: PushMessageData | null): Promise<void> {
  // A browser that was woken has to show something, whatever became of the message.
  const { title = 'Relâche', body, path, tag = 'relache' }: Partial<PushMessage> = data?.json() ?? {};
  // Of one kind the latest stands, and says so again.
  const looks = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge-96.png', data: path };
  await self.registration.showNotification(title, looks);
}

/** A window that is open already goes there; otherwise one is opened. */
async function open(path: unknown): Promise<void> {
  const target = new URL(typeof path === 'string' ? path : PAGES.dashboard.path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const window = windows.find(({ url }) => isOurPage(new URL(url).pathname));
  if (!window) await self.clients.openWindow(target.href);
  else await (await window.navigate(target.href))?.focus();
}
