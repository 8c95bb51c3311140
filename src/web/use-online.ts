import { useSyncExternalStore } from 'react';

function onLineChange(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** A browser that says yes may still be cut off; one that says no knows it. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine;
}

export function useOnline(): boolean {
  return useSyncExternalStore(onLineChange, isOnline, () => true);
}
