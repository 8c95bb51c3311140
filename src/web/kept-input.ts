/** What stood in forms and open dialogs when a session ran out, until the same person is back at the same place. */
const STORAGE_KEY = 'kept_input';

/** Whoever comes back on another day starts anew. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type KeptInput = {
  /** The organisation and the person: nobody else is given any of it. */
  owner: string;
  path: string;
  at: number;
  values: Record<string, unknown>;
};

/** What is being typed now, by name; `undefined` says that nothing was touched. */
const live = new Map<string, () => unknown>();
let offered: KeptInput | null = null;

export function watchInput(name: string, read: () => unknown): () => void {
  live.set(name, read);
  return () => {
    if (live.get(name) === read) live.delete(name);
  };
}

/** Keeps all that was touched. A browser that refuses to keep anything loses it, as it would have without this. */
export function keepInput(owner: string, path: string, now: number) {
  const values = Object.fromEntries(
    [...live].map(([name, read]) => [name, read()]).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(values).length === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, path, at: now, values }));
  } catch (error) {
    console.warn('What was typed could not be kept in this browser.', error);
  }
}

export function forgetInput() {
  offered = null;
  sessionStorage.removeItem(STORAGE_KEY);
}

/** Gives back what this person left; what somebody else left is thrown away. */
export function offerInput(owner: string, now: number) {
  const kept = readKept();
  if (kept && kept.owner === owner && now - kept.at < LIFETIME_MS) offered = kept;
  else forgetInput();
}

/** What was kept under a name at this very place; reading it does not take it. */
export function returnedInput(name: string, path: string): unknown {
  return offered?.path === path ? offered.values[name] : undefined;
}

/** It is on the screen again: from here on it lives there alone. */
export function takeReturned(name: string) {
  if (!offered || !(name in offered.values)) return;
  const { [name]: _, ...values } = offered.values;
  offered = { ...offered, values };
  if (Object.keys(values).length === 0) forgetInput();
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(offered));
}

function readKept(): KeptInput | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    const isKept =
      typeof kept?.owner === 'string' &&
      typeof kept.path === 'string' &&
      typeof kept.at === 'number' &&
      typeof kept.values === 'object' &&
      kept.values !== null;
    return isKept ? kept : null;
  } catch {
    return null;
  }
}
