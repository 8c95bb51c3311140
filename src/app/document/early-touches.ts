import { useEffect } from 'react';

declare global {
  interface Window {
    /** Left by the script that starts a prerendered page (scripts/late-scripts.mjs). */
    giveBackTouches?: () => void;
  }
}

/** What was typed and pressed before the page could answer, it gets now. */
export function EarlyTouches() {
  useEffect(() => window.giveBackTouches?.(), []);
  return null;
}
