import { useEffect } from 'react';

type Handlers = { onPalette: () => void; onHelp: () => void; onNewRequest: () => void };

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select'))
  );
}

/** Ctrl K (or ⌘ K) works everywhere; single keys only where nobody is writing and no dialog is open. */
export function useShortcuts({ onPalette, onHelp, onNewRequest }: Handlers) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const run = { '?': onHelp, n: onNewRequest, N: onNewRequest }[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPalette, onHelp, onNewRequest]);
}
