import { Failure } from '#server/failure.ts';
import { FairQueue, type Queued } from '#server/threads/fair-queue.ts';

const mostAtOnce = 2;
const mostWaiting = 20;
const longestWaitMs = 30_000;
const retryAfterSeconds = 5;

interface Waiting extends Queued {
  readonly begin: () => void;
}

/**
 * Each reading takes a thread and a quarter of a gigabyte: a few take turns, one of an organisation at a time, and
 * whoever finds the line full is told to come back.
 */
export class ReadingQueue {
  readonly #queue = new FairQueue<Waiting>({
    running: 1,
    waiting: mostWaiting,
    waitingInAll: mostWaiting,
    jobs: 0,
  });
  #running = 0;

  async run<T>(organizationId: string, read: () => Promise<T>): Promise<T> {
    const own = await this.#turn(organizationId);
    try {
      return await read();
    } finally {
      this.#running -= 1;
      this.#queue.done(own);
      this.#start();
    }
  }

  #turn(organizationId: string): Promise<Waiting> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new Failure('too_busy', { retryAfterSeconds }));
      const own: Waiting = {
        organizationId,
        urgent: true,
        begin: () => {
          clearTimeout(timer);
          resolve(own);
        },
      };
      const timer = setTimeout(() => {
        if (this.#queue.remove(own)) refuse();
      }, longestWaitMs);
      if (this.#queue.add(own)) this.#start();
      else {
        clearTimeout(timer);
        refuse();
      }
    });
  }

  #start(): void {
    while (this.#running < mostAtOnce) {
      const next = this.#queue.next();
      if (!next) return;
      this.#running += 1;
      next.begin();
    }
  }
}
