import { type LiveEvent, liveChangeSchema, liveReadySchema } from '#contract/live.ts';
import { eventually } from './eventually.ts';

export interface HeardEvent {
  readonly event: LiveEvent;
  readonly topics: readonly string[];
}

export interface LiveEar {
  readonly headers: Headers;
  /** Everything heard so far. */
  readonly heard: () => readonly HeardEvent[];
  /** What the server calls it; known once it is ready. */
  readonly stream: () => string;
  /** Waits for the first event of this kind, on this topic if one is named, from place `after` on. */
  readonly waitFor: (event: LiveEvent, topic?: string, after?: number) => Promise<HeardEvent>;
  /** Waits until the server has ended the stream. */
  readonly ended: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** A browser that listens, without the browser: it notes down whatever comes. */
export async function listen(url: string, token: string): Promise<LiveEar> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal: leaving.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`/api/live answered ${response.status}`);
  let text = '';
  let over = false;
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })()
    .catch(() => undefined)
    .finally(() => {
      over = true;
    });
  const heard = (): HeardEvent[] =>
    text.split('\n\n').flatMap((block) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (!event || !data) return [];
      const { topics = [] } = liveChangeSchema.partial().parse(JSON.parse(data));
      return [{ event: event as LiveEvent, topics }];
    });
  return {
    headers: response.headers,
    heard,
    stream: () =>
      liveReadySchema.parse(JSON.parse(/^event: ready\ndata: (.*)$/m.exec(text)?.[1] ?? '')).stream,
    waitFor: (event, topic, after = 0) =>
      eventually(
        async () =>
          heard()
            .slice(after)
            .find((one) => one.event === event && (topic === undefined || one.topics.includes(topic))),
        `« ${event} » ${topic ?? ''}`,
      ),
    ended: async () => void (await eventually(async () => over, 'the stream to end')),
    leave: async () => {
      leaving.abort();
      await reading;
    },
  };
}
