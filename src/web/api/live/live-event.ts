import { liveChangeSchema, liveReadySchema } from '#contract/live.ts';
import type { LiveTopic } from '#contract/live-topics.ts';
import type { ServerEvent } from './event-reader.ts';

type LiveNews = { readonly stream: string } | { readonly touched: readonly LiveTopic[] | 'all' };

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** The name of the line, or what changed. What cannot be read, as a newer server may say it, may mean anything. */
export function readLiveEvent({ event, data }: ServerEvent): LiveNews {
  if (event === 'ready') {
    const ready = liveReadySchema.safeParse(parse(data));
    if (ready.success) return ready.data;
  }
  const change = event === 'change' ? liveChangeSchema.safeParse(parse(data)) : null;
  return { touched: change?.success ? change.data.topics : 'all' };
}
