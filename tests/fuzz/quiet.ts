/** Calls go side by side; what is looked at again has the application to itself. */
export class Quiet {
  readonly #asked = new Set<Promise<unknown>>();
  #alone: Promise<unknown> = Promise.resolve();

  async beside<T>(ask: () => Promise<T>): Promise<T> {
    for (let seen: Promise<unknown> | null = null; seen !== this.#alone; ) {
      seen = this.#alone;
      await seen;
    }
    const asked = ask();
    this.#asked.add(asked);
    try {
      return await asked;
    } finally {
      this.#asked.delete(asked);
    }
  }

  async alone<T>(ask: () => Promise<T>): Promise<T> {
    const before = this.#alone;
    const own = (async () => {
      await before;
      await Promise.allSettled(this.#asked);
      return ask();
    })();
    this.#alone = own.catch(() => undefined);
    return own;
  }
}
