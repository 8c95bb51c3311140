import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { openedSessionSchema } from '#contract/auth.ts';
import { sessionOrganizationSchema, userSchema } from '#contract/people.ts';
import { USUAL_TIME_ZONE } from '#web/clock/usual-time-zone.ts';
import { TOKEN_STORAGE_KEY } from './session-key.ts';

const KEYS = { token: TOKEN_STORAGE_KEY, user: 'user', organization: 'organization' } as const;

export type OpenedSession = z.infer<typeof openedSessionSchema>;
export type StoredUser = OpenedSession['user'];

/** Why the last session of this page ended: by the person, or because the server no longer knew it. */
type SessionEnd = 'logout' | 'expiry';

/** What was kept before organisations told their time zone stays good; the next answer brings it. */
const storedOrganizationSchema = sessionOrganizationSchema.extend({
  timeZone: sessionOrganizationSchema.shape.timeZone.default(USUAL_TIME_ZONE),
});

/** Told to the other tabs of this browser, which hear of the end and not of its cause. */
const END_STORAGE_KEY = 'session_end';

type EndListener = (end: SessionEnd, session: OpenedSession | null) => void;

let lastEnd: SessionEnd | null = null;
const endListeners = new Set<EndListener>();
let cached: { raw: string; session: OpenedSession | null } = { raw: '', session: null };
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function storedToken(): string | null {
  return localStorage.getItem(KEYS.token);
}

export function storedSession(): OpenedSession | null {
  const [token, userText, organizationText] = [KEYS.token, KEYS.user, KEYS.organization].map((key) =>
    localStorage.getItem(key),
  );
  const raw = [token, userText, organizationText].join('\n');
  if (raw === cached.raw) return cached.session;
  const user = userSchema.safeParse(parseJson(userText ?? null));
  const organization = storedOrganizationSchema.safeParse(parseJson(organizationText ?? null));
  const session =
    token && user.success && organization.success
      ? { token, user: user.data, organization: organization.data }
      : null;
  cached = { raw, session };
  return session;
}

export function storeSession(session: OpenedSession) {
  lastEnd = null;
  localStorage.removeItem(END_STORAGE_KEY);
  localStorage.setItem(KEYS.token, session.token);
  localStorage.setItem(KEYS.user, JSON.stringify(session.user));
  localStorage.setItem(KEYS.organization, JSON.stringify(session.organization));
  notify();
}

/** A token whose person is not known yet: the next call of the API carries it. */
export function adoptToken(token: string) {
  if (storedToken() === token) return;
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  localStorage.setItem(KEYS.token, token);
  notify();
}

export function endStoredSession(end: SessionEnd) {
  if (storedToken()) {
    tellEnd(end, storedSession());
    localStorage.setItem(END_STORAGE_KEY, end);
  }
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  notify();
}

function tellEnd(end: SessionEnd, session: OpenedSession | null) {
  lastEnd = end;
  for (const listener of endListeners) listener(end, session);
}

/** Hears of an end before any screen does, while what it will take away still stands there. */
export function onSessionEnd(listener: EndListener) {
  endListeners.add(listener);
}

/** Another tab ended the session that this one stands on. */
function hearEndElsewhere() {
  const { session } = cached;
  if (!session || storedToken()) return;
  tellEnd(localStorage.getItem(END_STORAGE_KEY) === 'logout' ? 'logout' : 'expiry', session);
  storedSession();
}

export function lastSessionEnd(): SessionEnd | null {
  return lastEnd;
}

function subscribe(onChange: () => void) {
  const onStorage = () => {
    hearEndElsewhere();
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** The session kept in this browser; it follows a login or logout in another tab. */
export function useStoredSession(): OpenedSession | null {
  return useSyncExternalStore(subscribe, storedSession, () => null);
}
