import { Failure } from '#server/failure.ts';
import { FairQueue, type Queued } from '#server/threads/fair-queue.ts';
import type { SharedPlaces } from '#server/threads/shared-places.ts';
import { readingPlaces } from './reading-places.ts';

const mostWaiting = 20;
const longestWaitMs = 30_000;
const retryAfterSeconds = 5;
/** Another thread does not say that it has given a place back: whoever waits for one looks again. */
const lookAgainMs = 100;

interface Waiting extends Queued {
  readonly begin: (leave: () => void) => void;
}

interface Turn {
  readonly own: Waiting;
  readonly leave: () => void;
}

/**
 * A few readings of the whole process take turns, one of an organisation at a time, and whoever finds the line full is
 * told to come back.
 */
export class ReadingQueue {
  readonly #places: SharedPlaces;
  readonly #queue = new FairQueue<Waiting>({
    running: 1,
    waiting: mostWaiting,
    waitingInAll: mostWaiting,
    jobs: 0,
  });
  #looking: NodeJS.Timeout | undefined;

  constructor(places: SharedPlaces = readingPlaces) {
    this.#places = places;
  }

  async run<T>(organizationId: string, read: () => Promise<T>): Promise<T> {
    const { own, leave } = await this.#turn(organizationId);
    try {
      return await read();
    } finally {
      leave();
      this.#queue.done(own);
      this.#start();
    }
  }

  #turn(organizationId: string): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new Failure('too_busy', { retryAfterSeconds }));
      const own: Waiting = {
        organizationId,
        urgent: true,
        begin: (leave) => {
          clearTimeout(timer);
          resolve({ own, leave });
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
    clearTimeout(this.#looking);
    for (;;) {
      const leave = this.#places.take();
      const next = leave && this.#queue.next();
      if (leave && next) {
        next.begin(leave);
        continue;
      }
      leave?.();
      // Without a place it is somebody else who gives one back; with one, whoever waits waits for their own company.
      if (!leave && this.#queue.all().length > 0)
        this.#looking = setTimeout(() => this.#start(), lookAgainMs);
      return;
    }
  }
}
