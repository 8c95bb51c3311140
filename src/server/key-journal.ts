import type { Services } from './services.ts';
import { insertKeyCalls, type NotedCall } from './store/api-key-calls.ts';

export type { NotedCall };

/** How long calls are held before they are written, all of them in one statement. */
const settleMs = 1_000;

/** Beyond what limits let through in a second; with a database that is away, memory must not fill up. */
const mostHeld = 20_000;
const mostAtOnce = 2_000;

/** What keys were used for: no answer waits for it to be written. */
export class KeyJournal {
  readonly #services: Pick<Services, 'database' | 'log'>;
  #held: NotedCall[] = [];
  #timer: NodeJS.Timeout | null = null;
  #settling: Promise<void> = Promise.resolve();

  constructor({ database, log }: Pick<Services, 'database' | 'log'>) {
    this.#services = { database, log };
  }

  note(call: NotedCall): void {
    if (this.#held.length >= mostHeld) return;
    this.#held.push(call);
    this.#timer ??= setTimeout(() => this.#settle(), settleMs).unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#settle();
    await this.#settling;
  }

  #settle(): void {
    this.#timer = null;
    this.#settling = this.#settling.then(() => this.#write());
  }

  async #write(): Promise<void> {
    const { database, log } = this.#services;
    while (this.#held.length > 0) {
      const calls = this.#held.slice(0, mostAtOnce);
      try {
        await insertKeyCalls(database, calls);
        this.#held = this.#held.slice(calls.length);
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'calls of keys not noted yet',
        );
        this.#timer ??= setTimeout(() => this.#settle(), settleMs).unref();
        return;
      }
    }
  }
}
