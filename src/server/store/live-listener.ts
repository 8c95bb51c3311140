import { Client } from 'pg';
import { type LiveNews, liveChannel, readLiveNews } from './live.ts';
import type { ApplicationConnection } from './logins.ts';

export interface LiveListenerEvents {
  readonly onNews: (news: LiveNews) => void;
  /** From here on everything is heard; whatever happened before may have been missed. */
  readonly onListening: () => void;
  readonly onLost: (error: Error) => void;
}

export interface LiveListener {
  readonly stop: () => Promise<void>;
}

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** A network can lose a connection without a word: this one, which never asks anything, would not notice. */
const probeMs = 15_000;

/** Listens on a connection of its own until stopped; when that is lost, on the next. */
export function listenForNews(connection: ApplicationConnection, events: LiveListenerEvents): LiveListener {
  let stopping = false;
  let wake: () => void = () => undefined;
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const listenUntilLost = async (onListening: () => void): Promise<void> => {
    const client = new Client({
      ...connection,
      application_name: 'relache-live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('Connection terminated')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => {
      const news = readLiveNews(payload);
      if (news) events.onNews(news);
    });
    try {
      await client.connect();
      await client.query(`listen ${liveChannel}`);
      onListening();
      while (!stopping) {
        await Promise.race([lost, pause(probeMs)]);
        if (!stopping) await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const loop = async (): Promise<void> => {
    let pauseMs = firstPauseMs;
    while (!stopping) {
      try {
        await listenUntilLost(() => {
          pauseMs = firstPauseMs;
          events.onListening();
        });
      } catch (error) {
        if (!stopping) events.onLost(error instanceof Error ? error : new Error(String(error)));
      }
      if (stopping) break;
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const done = loop();

  return {
    stop: async () => {
      stopping = true;
      wake();
      await done;
    },
  };
}
