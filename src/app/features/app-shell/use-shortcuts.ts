import { useLayoutEffect } from 'react';
import { keysAreFree } from '#app/frame/keyboard/keys-are-free.ts';

type Handlers = { onPalette: () => void; onHelp: () => void; onNewRequest: () => void };

/** Ctrl K (or ⌘ K) works everywhere; single keys only where nobody is writing and no dialog is open. */
export function useShortcuts({ onPalette, onHelp, onNewRequest }: Handlers) {
  // As soon as the page is drawn: a key that is pressed right then is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
        return;
      }
      if (!keysAreFree(event)) return;
      const run = { '?': onHelp, n: onNewRequest, N: onNewRequest }[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPalette, onHelp, onNewRequest]);
}
