import { useEffect } from 'react';

let tell = () => {};

/** Fulfilled once React has taken over the page and answers what is done to it. */
export const started = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Stands inside the boundary that waits for texts: what was typed before must not be given back sooner. */
export function TellStarted() {
  useEffect(() => tell(), []);
  return null;
}
