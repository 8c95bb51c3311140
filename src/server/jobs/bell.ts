import { EventEmitter } from 'node:events';
import { type Lane, lanes } from '#server/actions/job-kinds.ts';
import { laneOf } from '#server/actions/job-table.ts';
import { settlesWithin } from '#server/deadline.ts';
import { insertedChannel, type NewJobs } from '#server/store/new-jobs.ts';

/** Ids are given before transactions commit: one that is a little behind may show up after those before it. */
const late = 50n;

/** A job that took the place of another has an old id: it is found by the next look at all that is due. */
const patienceMs = 250;

/** Who rings so shortly after a look is heard by the next: in a busy minute each deed rings. */
const gatherMs = 40;

/** So often all that is due is looked at: what was put off rings nobody when its time has come. */
const dueEveryMs = 2_000;

/**
 * A network can lose a connection without a word: what was not answered by then is not answered any more. A database
 * that only pauses has answered: another shift takes jobs in hand for those of a dead one.
 */
const longestLookMs = 30_000;

/** So much later a job that is done has been crossed off as well; if not, the next look at all that is due finds it. */
const crossedOffMs = 25;

interface Heard {
  readonly channel: string;
  readonly payload?: string | undefined;
}

/** What the queue of one lane takes for its listening connection. */
class Ear extends EventEmitter {
  query(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * One for all lanes. The queue says that there are jobs, and not of which kind; each lane would ask for its own at
 * every one of them. Here it is looked up once, and only lanes that have something to do are woken.
 */
export class Bell {
  readonly #ears = new Map<Lane, Set<Ear>>(lanes.map((lane) => [lane, new Set()]));
  readonly #look: (afterId: bigint) => Promise<NewJobs[]>;
  readonly #lost: () => void;
  /** One connection answers one look at a time. */
  #line: Promise<unknown> = Promise.resolve();
  #due: NodeJS.Timeout | undefined;
  #lookingByTheClock = false;
  #lastId = 0n;
  #looking = false;
  #ended = false;
  #rungMeanwhile = false;
  #later: NodeJS.Timeout | undefined;
  readonly #next = new Map<Lane, NodeJS.Timeout>();

  /** `lost` is told when what was looked for by the clock cannot be looked up. */
  constructor(look: (afterId: bigint) => Promise<NewJobs[]>, lost: () => void = () => undefined) {
    this.#look = (afterId) => {
      const looked = this.#line.then(() => inTime(look(afterId)));
      this.#line = looked.catch(() => undefined);
      return looked;
    };
    this.#lost = lost;
  }

  /** Jobs up to here are for whoever starts to look at. */
  startAfter(lastId: bigint): void {
    this.#lastId = lastId;
  }

  /** One look for all lanes, so that none of their workers has to ask again and again for what is not there. */
  lookByTheClock(): void {
    this.#due = setInterval(() => {
      if (this.#lookingByTheClock) return;
      this.#lookingByTheClock = true;
      void this.#lookAtAllThatIsDue().finally(() => {
        this.#lookingByTheClock = false;
      });
    }, dueEveryMs);
  }

  /** An ear of the lane, and how it is taken off. */
  earOf(lane: Lane): { readonly ear: Ear; readonly takeOff: () => void } {
    const ear = new Ear();
    this.#ears.get(lane)?.add(ear);
    return { ear, takeOff: () => this.#ears.get(lane)?.delete(ear) };
  }

  /** Fails when it cannot be looked up. */
  async hear(message: Heard): Promise<void> {
    if (message.channel !== insertedChannel) {
      for (const lane of lanes) this.#tell(lane, message);
      return;
    }
    this.#rungMeanwhile = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#rungMeanwhile) {
        this.#rungMeanwhile = false;
        const found = await this.#look(this.#lastId - late);
        if (found.length === 0) this.#lookLater();
        this.#wake(found);
        await new Promise((resolve) => setTimeout(resolve, gatherMs));
        if (this.#ended) return;
      }
    } finally {
      this.#looking = false;
    }
  }

  /** Who stood in line behind a job that is done could not be taken before it was crossed off, and rang long ago. */
  ringForNextInLine(lane: Lane): void {
    if (this.#next.has(lane)) return;
    const ring = (): void => {
      this.#next.delete(lane);
      this.#tell(lane, inserted(1));
    };
    this.#next.set(lane, setTimeout(ring, crossedOffMs));
  }

  end(): void {
    this.#ended = true;
    clearInterval(this.#due);
    clearTimeout(this.#later);
    for (const timer of this.#next.values()) clearTimeout(timer);
  }

  #wake(found: readonly NewJobs[]): void {
    const jobsOf = new Map<Lane, number>();
    for (const { task, jobs, lastId } of found) {
      const lane = laneOf(task);
      if (lane) jobsOf.set(lane, (jobsOf.get(lane) ?? 0) + jobs);
      if (BigInt(lastId) > this.#lastId) this.#lastId = BigInt(lastId);
    }
    for (const [lane, count] of jobsOf) this.#tell(lane, inserted(count));
  }

  /** Many ring for what is held back or was taken at once: they are one look. */
  #lookLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      void this.#lookAtAllThatIsDue();
    }, patienceMs);
  }

  #lookAtAllThatIsDue(): Promise<void> {
    return this.#look(0n).then(
      (found) => this.#wake(found),
      () => this.#lost(),
    );
  }

  wakeAll(): void {
    for (const lane of lanes) this.#tell(lane, inserted(1));
  }

  #tell(lane: Lane, message: Heard): void {
    for (const ear of this.#ears.get(lane) ?? []) ear.emit('notification', message);
  }
}

async function inTime<T>(looking: Promise<T>): Promise<T> {
  if (!(await settlesWithin(looking, longestLookMs)))
    throw new Error('A look at the queue was not answered.');
  return looking;
}

function inserted(count: number): Heard {
  return { channel: insertedChannel, payload: JSON.stringify({ count }) };
}
