import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '#contract/live.ts';
import type { LiveTopic } from '#contract/live-topics.ts';

const heartbeat = ':\n\n';
const encoder = new TextEncoder();

/** One browser that listens. What it cannot take yet is gathered: ten changes it was too slow for become one. */
export class LiveStream {
  readonly id = randomUUID();
  readonly readable: ReadableStream<Uint8Array>;
  readonly #topics = new Set<LiveTopic>();
  #missed = false;
  #beat = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(
    readonly sessionId: string,
    onGone: (stream: LiveStream) => void,
  ) {
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
        controller.enqueue(encoder.encode(eventText('ready', { stream: this.id })));
      },
      pull: () => this.#flush(),
      cancel: () => {
        this.#controller = null;
        onGone(this);
      },
    });
  }

  tell(topics: readonly LiveTopic[]): void {
    for (const topic of topics) this.#topics.add(topic);
    this.#flush();
  }

  resync(): void {
    this.#missed = true;
    this.#flush();
  }

  beat(): void {
    this.#beat = true;
    this.#flush();
  }

  end(): void {
    this.#controller?.close();
    this.#controller = null;
  }

  #flush(): void {
    if (!this.#controller || (this.#controller.desiredSize ?? 0) <= 0) return;
    const text = this.#takeGathered();
    if (text !== '') this.#controller.enqueue(encoder.encode(text));
  }

  #takeGathered(): string {
    const resync = this.#missed ? eventText('resync', {}) : '';
    const change = this.#topics.size > 0 ? eventText('change', { topics: [...this.#topics] }) : '';
    const beat = this.#beat ? heartbeat : '';
    this.#missed = false;
    this.#topics.clear();
    this.#beat = false;
    return resync + change + beat;
  }
}

function eventText(event: LiveEvent, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
