import { startTransition, useEffect, useState } from 'react';
import type { z } from 'zod';
import { apiBase } from '#contract/endpoint.ts';
import type { statusSchema } from '#contract/status.ts';

const REFRESH_MS = 30_000;

export type Status = z.output<typeof statusSchema>;

interface Known {
  /** The last that was heard, also while nothing more is. */
  readonly status: Status | null;
  readonly isUnreachable: boolean;
}

/**
 * Asked without the application's data layer, which takes a phone longer to start than all the rest of this page.
 * Whoever waits for news of an outage has the page in sight: in the background it does not ask.
 */
export function useStatus(): Known {
  const [known, setKnown] = useState<Known>({ status: null, isUnreachable: false });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const status = await readStatus(signal);
      if (signal.aborted) return;
      startTransition(() => {
        setKnown((before) => ({ status: status ?? before.status, isUnreachable: status === null }));
      });
    };
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    ask();
    const refresh = setInterval(askWhenSeen, REFRESH_MS);
    document.addEventListener('visibilitychange', askWhenSeen, { signal });
    return () => {
      leaving.abort();
      clearInterval(refresh);
    };
  }, []);
  return known;
}

async function readStatus(signal: AbortSignal): Promise<Status | null> {
  const headers = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang };
  try {
    const response = await fetch(`${apiBase}/status`, { headers, signal });
    // What stands in for a server that is down may answer with a page of its own.
    if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return null;
    return await response.json();
  } catch {
    return null;
  }
}
