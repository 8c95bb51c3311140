/** How far the server's clock is ahead of this browser's; nothing until an answer shows that they differ. */
let aheadMs = 0;

/** An answer may have been on its way for so long: what it says is no sign of a clock that goes wrong. */
const PLAUSIBLE_DELAY_MS = 60_000;
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** What time it is, in milliseconds since 1970: by the server's clock once it has answered, by our own before. */
export function now(): number {
  return Date.now() + aheadMs;
}

/** This browser's own clock, for how long something lasted: it goes on while the machine sleeps. */
export function ownTime(): number {
  return Date.now();
}

/**
 * Takes the time from an answer of the server. Its `Date` was true when the answer left, so the server is at least
 * that far; a clock of ours that is less than a minute ahead of it is as good.
 */
export function hearServerTime(date: string | null) {
  const heard = Date.parse(date ?? '') - Date.now();
  if (!(heard > aheadMs || aheadMs - heard > PLAUSIBLE_DELAY_MS)) return;
  aheadMs = heard;
  notify();
}

let nextMinute: ReturnType<typeof setTimeout> | undefined;

/** Days begin with a whole minute in every time zone. Sleep stops timers: whoever looks again is told at once. */
function tick() {
  clearTimeout(nextMinute);
  nextMinute = setTimeout(tick, MINUTE_MS - (now() % MINUTE_MS));
  notify();
}

const tickWhenSeen = () => {
  if (!document.hidden) tick();
};

/** Calls back whenever another day may have begun. */
export function followClock(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', tickWhenSeen);
    tick();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tickWhenSeen);
    clearTimeout(nextMinute);
  };
}
