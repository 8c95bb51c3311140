import type { Logger } from 'pino';
import type { Services } from '#server/services.ts';
import { countHits, forgetCounts } from '#server/store/rate-counts.ts';

export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

interface Counter extends Limit {
  /** What all processes had counted when they were last asked. */
  known: number;
  /** What this one has counted since. */
  pending: number;
  endsAt: number;
}

/** How long a process counts by itself before it asks what the others have. */
const settleMs = 1_000;

/** What is far from its limit is not worth a row: at most this share of a limit is counted by one process alone. */
const unsettledShare = 50;

const forgetMs = 60_000;

/** A flood from countless addresses must not fill the memory as well: those beyond are let in uncounted. */
const mostCounters = 100_000;

const mostAtOnce = 5_000;

/**
 * Limits that all processes of an installation share through the database. The general ones are counted in memory and
 * settled about once a second, in one statement for everyone, so that no request waits for a write; the strict ones are
 * counted in the database straight away.
 */
export class SharedLimits {
  readonly #services: Pick<Services, 'database' | 'now'>;
  readonly #log: Logger;
  readonly #counters = new Map<string, Counter>();
  #timer: NodeJS.Timeout | null = null;
  #settling: Promise<void> = Promise.resolve();
  #forgottenAt = 0;
  #clearedAt = Number.NEGATIVE_INFINITY;

  constructor({ database, now, log }: Pick<Services, 'database' | 'now' | 'log'>) {
    this.#services = { database, now };
    this.#log = log;
  }

  /** The seconds to wait, or null for who may go on. */
  check(limit: Limit): number | null {
    const at = this.#services.now().getTime();
    const counter = this.#counterOf(limit, at);
    if (!counter) return null;
    if (counter.known + counter.pending >= limit.max) return secondsUntil(counter.endsAt, at);
    counter.pending += 1;
    if (isDue(counter)) this.#timer ??= setTimeout(() => this.#settle(), settleMs).unref();
    return null;
  }

  /** What is left of a limit that was just checked, as far as this process knows. */
  standingOf(limit: Limit): { readonly remaining: number; readonly resetSeconds: number } {
    const counter = this.#counters.get(limit.key);
    if (!counter) return { remaining: limit.max, resetSeconds: limit.seconds };
    return {
      remaining: Math.max(0, limit.max - counter.known - counter.pending),
      resetSeconds: secondsUntil(counter.endsAt, this.#services.now().getTime()),
    };
  }

  async checkStrictly(limit: Limit): Promise<number | null> {
    const at = this.#services.now();
    const [count] = await countHits(this.#services.database, [{ ...limit, hits: 1 }], at);
    return count && count.hits > limit.max ? secondsUntil(count.endsAt, at.getTime()) : null;
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#settling;
  }

  #counterOf(limit: Limit, at: number): Counter | null {
    const known = this.#counters.get(limit.key);
    if (known && known.endsAt > at) return known;
    if (!known && this.#counters.size >= mostCounters && !this.#hasRoom(at)) return null;
    const counter = { ...limit, known: 0, pending: 0, endsAt: at + limit.seconds * 1000 };
    this.#counters.set(limit.key, counter);
    return counter;
  }

  /** Whether ended counters left some. Not looked for at every call: those that are full of running ones stay so. */
  #hasRoom(at: number): boolean {
    if (at - this.#clearedAt < settleMs) return false;
    this.#clearedAt = at;
    this.#forgetEnded(at);
    return this.#counters.size < mostCounters;
  }

  #forgetEnded(at: number): void {
    for (const [key, { endsAt }] of this.#counters) if (endsAt <= at) this.#counters.delete(key);
  }

  #settle(): void {
    this.#timer = null;
    this.#settling = this.#settling.then(() => this.#settleNow());
  }

  async #settleNow(): Promise<void> {
    const { database, now } = this.#services;
    const at = now();
    this.#forgetEnded(at.getTime());
    const due = [...this.#counters.values()].filter(isDue).slice(0, mostAtOnce);
    const taken = due.map(({ key, seconds, pending: hits }) => ({ key, seconds, hits }));
    for (const counter of due) {
      counter.known += counter.pending;
      counter.pending = 0;
    }
    try {
      const counts = await countHits(database, taken, at);
      counts.forEach((count, place) => {
        const counter = due[place];
        if (counter && count) Object.assign(counter, { known: count.hits, endsAt: count.endsAt });
      });
      if (at.getTime() - this.#forgottenAt > forgetMs) {
        this.#forgottenAt = at.getTime();
        await forgetCounts(database, at);
      }
    } catch (error) {
      // This process goes on by what it counted itself.
      this.#log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'limits not shared');
    }
  }
}

function isDue({ pending, max }: Counter): boolean {
  return pending >= Math.max(1, max / unsettledShare);
}

function secondsUntil(end: number, at: number): number {
  return Math.max(1, Math.ceil((end - at) / 1000));
}
