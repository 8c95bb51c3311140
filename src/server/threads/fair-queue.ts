export interface QueueLimits {
  /** How many of one organisation may run at once. */
  readonly running: number;
  /** How many of one organisation may wait, and of all together. Jobs come few at a time and are not counted. */
  readonly waiting: number;
  readonly waitingInAll: number;
  /** How many jobs may run at once, so that people who wait for an answer find a thread. */
  readonly jobs: number;
}

export interface Queued {
  readonly organizationId: string;
  readonly urgent: boolean;
}

/**
 * Organisations take turns, whatever each of them asks for: one with a hundred tasks waits behind one with a single
 * task. People who wait come before jobs.
 */
export class FairQueue<T extends Queued> {
  readonly #limits: QueueLimits;
  /** In the order of their turns: whoever was served goes to the end. */
  readonly #waiting = new Map<string, T[]>();
  readonly #running = new Map<string, number>();
  #jobsRunning = 0;
  #urgentWaiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** False when it is full. */
  add(one: T): boolean {
    const line = this.#waiting.get(one.organizationId) ?? [];
    if (one.urgent) {
      const own = line.filter(({ urgent }) => urgent).length;
      if (own >= this.#limits.waiting || this.#urgentWaiting >= this.#limits.waitingInAll) return false;
      this.#urgentWaiting += 1;
    }
    line.push(one);
    this.#waiting.set(one.organizationId, line);
    return true;
  }

  /** Takes the next one whose turn it is; null when there is none that may run. It runs until `done` is told. */
  next(): T | null {
    const found = this.#find(true) ?? (this.#jobsRunning < this.#limits.jobs ? this.#find(false) : null);
    if (!found) return null;
    this.remove(found);
    const { organizationId } = found;
    const rest = this.#waiting.get(organizationId);
    if (rest) {
      this.#waiting.delete(organizationId);
      this.#waiting.set(organizationId, rest);
    }
    this.#running.set(organizationId, (this.#running.get(organizationId) ?? 0) + 1);
    if (!found.urgent) this.#jobsRunning += 1;
    return found;
  }

  done({ organizationId, urgent }: Queued): void {
    const left = (this.#running.get(organizationId) ?? 0) - 1;
    if (left > 0) this.#running.set(organizationId, left);
    else this.#running.delete(organizationId);
    if (!urgent) this.#jobsRunning -= 1;
  }

  /** Takes one out that no longer waits; false when it was not waiting. */
  remove(one: T): boolean {
    const line = this.#waiting.get(one.organizationId);
    const place = line?.indexOf(one) ?? -1;
    if (!line || place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.#waiting.delete(one.organizationId);
    if (one.urgent) this.#urgentWaiting -= 1;
    return true;
  }

  all(): T[] {
    return [...this.#waiting.values()].flat();
  }

  #find(urgent: boolean): T | null {
    for (const [organizationId, line] of this.#waiting) {
      if ((this.#running.get(organizationId) ?? 0) >= this.#limits.running) continue;
      const found = line.find((one) => one.urgent === urgent);
      if (found) return found;
    }
    return null;
  }
}
