import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveEndpoints } from '#contract/live.ts';
import type { LiveTopic } from '#contract/live-topics.ts';
import { request } from '#web/api/call.ts';
import { listenTo } from '#web/api/live-stream.ts';
import { askedSince } from '#web/api/started-calls.ts';
import { readLiveEvent } from './live-event.ts';
import { type LiveLine, openLiveLine } from './live-line.ts';
import { refreshQueries } from './refresh-queries.ts';

/** Changes that come together are looked at together. */
const GATHER_MS = 100;
/** A line that is back sooner than this was never missed. */
const PATIENCE_MS = 5_000;

/**
 * Keeps the screen in step with what colleagues do, while somebody looks at it: a browser allows six connections
 * to a server, and tabs in the background must not use them up. True when the line has been away for a while.
 */
export function useLive(token: string | null): boolean {
  const queryClient = useQueryClient();
  const [away, setAway] = useState(false);

  useEffect(() => {
    if (!token) return;
    let line: LiveLine | null = null;
    /** What was asked for before the first line stands is asked for from here on. */
    let heardUntil = askedSince();
    let touched: ReadonlySet<LiveTopic> | 'all' = new Set();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let losing: ReturnType<typeof setTimeout> | undefined;

    const refresh = () => {
      gathering = undefined;
      refreshQueries(queryClient, touched === 'all' ? 'all' : [...touched]);
      touched = new Set();
    };
    const gather = (topics: readonly LiveTopic[] | 'all') => {
      touched = touched === 'all' || topics === 'all' ? 'all' : new Set([...touched, ...topics]);
      gathering ??= setTimeout(refresh, GATHER_MS);
    };
    const waitForLine = () => {
      losing ??= setTimeout(() => setAway(true), PATIENCE_MS);
    };
    const stopWaiting = () => {
      clearTimeout(losing);
      losing = undefined;
    };
    const open = () => {
      if (line) return;
      waitForLine();
      line = openLiveLine({
        heardUntil,
        connect: (signal, absence) =>
          request(liveEndpoints.listen, { query: { heardUntil: absence } }, signal),
        onEvent: (event) => {
          const news = readLiveEvent(event);
          if ('stream' in news) listenTo(news.stream);
          else gather(news.touched);
        },
        onStanding: (standing) => {
          if (!standing) {
            listenTo(null);
            return waitForLine();
          }
          stopWaiting();
          setAway(false);
        },
      });
    };
    const close = () => {
      heardUntil = line?.close() ?? heardUntil;
      line = null;
      listenTo(null);
      stopWaiting();
    };
    const follow = () => (document.hidden ? close() : open());
    const hurry = () => line?.hurry();

    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', hurry);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', hurry);
      close();
      clearTimeout(gathering);
      setAway(false);
    };
  }, [token, queryClient]);

  return away;
}
