import { useEffect, useSyncExternalStore } from 'react';

/** As the help shows it: what to press, and what it does. */
export type PageShortcut = { keys: readonly string[]; does: string };

const none: readonly PageShortcut[] = [];
let current = none;
const listeners = new Set<() => void>();

function announce(shortcuts: readonly PageShortcut[]) {
  current = shortcuts;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** A page tells the help which keys it listens to, for as long as it is open. The list must keep its identity. */
export function useTellShortcuts(shortcuts: readonly PageShortcut[]) {
  useEffect(() => {
    announce(shortcuts);
    return () => announce(none);
  }, [shortcuts]);
}

export function usePageShortcuts(): readonly PageShortcut[] {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
}
