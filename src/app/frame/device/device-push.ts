import { onSessionEnd } from '#web/api/stored-session.ts';

export const SERVICE_WORKER = '/service-worker.js';

/** An iPhone shows notifications of what was added to its home screen, and has none of this before. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly auth: string;
}

/** Asks the person, then the browser. Null when one of them does not want to. */
export async function subscribeBrowser(installationKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One that was made for another key is of no use to this installation.
  const isOurs = known && keyOf(known.options.applicationServerKey) === installationKey;
  if (known && !isOurs) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: installationKey };
  const { endpoint, keys } = (isOurs ? known : await pushManager.subscribe(options)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, publicKey: keys.p256dh, auth: keys.auth };
}

export async function isBrowserSubscribed(): Promise<boolean> {
  if (!canBeTold() || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** The browser forgets it: whatever is still sent there finds nobody. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!canBeTold()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function keyOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// The next person at this browser must not be told what concerns the one before.
onSessionEnd(() => void unsubscribeBrowser().catch(() => undefined));
