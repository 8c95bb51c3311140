import { heartbeatSeconds, longestAbsenceMs } from '#contract/live.ts';
import { ApiError } from '#web/api/api-error.ts';
import { ownTime } from '#web/clock/clock.ts';
import { createEventReader, type ServerEvent } from './event-reader.ts';

/** A line without a sign of life for two heartbeats and a bit is dead, whatever the network says. */
const SILENCE_MS = (2 * heartbeatSeconds + 5) * 1000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Lines that stand this long were good; one that is cut again and again is tried ever less often. */
const STEADY_MS = 10_000;

type LiveLineOptions = {
  /** Told how many milliseconds ago everything was known. */
  connect: (signal: AbortSignal, heardUntil: number) => Promise<Response>;
  /** Until when nothing was missed, by `ownTime`. */
  heardUntil: number;
  onEvent: (event: ServerEvent) => void;
  /** Whether the line stands, at every change. */
  onStanding: (standing: boolean) => void;
};

export type LiveLine = {
  /** The network is back: no need to wait any longer. */
  hurry: () => void;
  /** Ends it, and tells until when it was heard. */
  close: () => number;
};

/** Keeps one stream of events open until closed, and opens the next whenever it breaks. */
export function openLiveLine({ connect, onEvent, onStanding, ...from }: LiveLineOptions): LiveLine {
  let { heardUntil } = from;
  const closing = new AbortController();
  let wake = () => {};
  let standing = false;
  const stand = (now: boolean) => {
    if (standing === now || closing.signal.aborted) return;
    standing = now;
    onStanding(now);
  };

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** A clock that is put back makes nobody come before they left. */
  const absence = () => Math.min(Math.max(Math.round(ownTime() - heardUntil), 0), longestAbsenceMs);

  const listenOnce = async (onOpen: () => void) => {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    closing.signal.addEventListener('abort', abort);
    let watchdog = setTimeout(abort, SILENCE_MS);
    try {
      const { body } = await connect(attempt.signal, absence());
      if (!body) return;
      onOpen();
      stand(true);
      const take = createEventReader((event) => {
        if (!closing.signal.aborted) onEvent(event);
      });
      const decoder = new TextDecoder();
      const reader = body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        heardUntil = ownTime();
        clearTimeout(watchdog);
        watchdog = setTimeout(abort, SILENCE_MS);
        take(decoder.decode(value, { stream: true }));
      }
    } finally {
      clearTimeout(watchdog);
      closing.signal.removeEventListener('abort', abort);
    }
  };

  const run = async () => {
    let pauseMs = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      let openedAt = Number.POSITIVE_INFINITY;
      try {
        await listenOnce(() => {
          openedAt = performance.now();
        });
      } catch (error) {
        // Nobody is logged in here any more; whoever logs in next opens a line of their own.
        if (error instanceof ApiError && error.code === 'unauthenticated') return;
      }
      if (closing.signal.aborted) return;
      stand(false);
      if (performance.now() - openedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
      // Spread out, so that the browsers of a server that restarts do not all come back at one moment.
      await pause(pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  void run();

  return {
    hurry: () => wake(),
    close: () => {
      closing.abort();
      wake();
      return heardUntil;
    },
  };
}
