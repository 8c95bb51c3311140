/** So long nobody must have waited for an answer before anything else is begun. */
const pauseMs = 25;

/**
 * Who waits for an answer of this process. What nobody waits for lets them go first: it begins in a pause, and people
 * hardly ever leave none.
 */
export class Traffic {
  readonly #underWay = new Set<object>();
  #lastEnd = Number.NEGATIVE_INFINITY;

  begin(call: object): void {
    this.#underWay.add(call);
  }

  end(call: object): void {
    this.#underWay.delete(call);
    this.#lastEnd = performance.now();
  }

  /** Comes in the next pause, and after the time given at the latest. */
  async pause(longestMs: number): Promise<void> {
    const end = performance.now() + longestMs;
    for (;;) {
      const now = performance.now();
      const rest = this.#underWay.size > 0 ? pauseMs : this.#lastEnd + pauseMs - now;
      const wait = Math.min(rest, end - now);
      if (wait <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
