import { availableParallelism } from 'node:os';
import pino, { type Logger } from 'pino';
import { jobTable } from '#server/actions/job-table.ts';
import { aheadOf } from '#server/clock.ts';
import { Failure } from '#server/failure.ts';
import { FairQueue, type Queued } from './fair-queue.ts';
import { nameOf, type Task, type TaskOutcome, type ThreadSetup } from './task.ts';
import { type EndOfThread, Thread } from './thread.ts';

export interface PoolLimits {
  readonly threads: number;
  /** How many tasks of one organisation run at once; the others of it wait. */
  readonly runningPerOrganization: number;
  readonly waitingPerOrganization: number;
  readonly waitingInAll: number;
  /** How long a call may wait for a thread, and how long it may then take. What a job may take, its kind says. */
  readonly waitMs: number;
  readonly callMs: number;
  readonly memoryMb: number;
  /** How long a thread stays when there is nothing to do. */
  readonly idleMs: number;
}

export const usualLimits: PoolLimits = {
  // One organisation's hour of computing leaves room for another's, on however small a machine.
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  runningPerOrganization: 1,
  waitingPerOrganization: 20,
  waitingInAll: 200,
  waitMs: 30_000,
  callMs: 2 * 60_000,
  memoryMb: 512,
  idleMs: 2 * 60_000,
};

export interface PoolInput {
  /** The built entry of a thread. */
  readonly file: string | URL;
  readonly setup: ThreadSetup;
  readonly now: () => Date;
  readonly log: Logger;
  readonly limits?: Partial<PoolLimits>;
}

interface Waiting extends Queued {
  readonly task: Task;
  readonly answer: (outcome: TaskOutcome) => void;
  readonly refuse: (failure: Failure) => void;
}

export interface ThreadCounts {
  readonly threads: number;
  readonly busy: number;
  readonly waiting: number;
}

/** How tasks ended since the start. */
export type TaskEnd = 'done' | 'too_busy' | 'too_heavy' | 'died';

const retryAfterSeconds = 5;

/**
 * Threads that compute, so that the main one never does for long. They start when there is something to do and end
 * when there has been nothing for a while; each does one task at a time, within limits of time and memory.
 */
export class ThreadPool {
  readonly limits: PoolLimits;
  readonly ends: Record<TaskEnd, number> = { done: 0, too_busy: 0, too_heavy: 0, died: 0 };
  readonly #input: PoolInput;
  readonly #queue: FairQueue<Waiting>;
  readonly #threads = new Set<Thread>();
  #closed = false;

  constructor(input: PoolInput) {
    this.#input = input;
    this.limits = { ...usualLimits, ...input.limits };
    const { threads, runningPerOrganization, waitingPerOrganization, waitingInAll } = this.limits;
    this.#queue = new FairQueue({
      running: runningPerOrganization,
      waiting: waitingPerOrganization,
      waitingInAll,
      jobs: Math.max(1, threads - 1),
    });
  }

  /** What came of it; a Failure when it could not be done. `signal` takes it out while it waits. */
  run(organizationId: string, task: Task, signal?: AbortSignal): Promise<TaskOutcome> {
    return new Promise((resolve, reject) => {
      // Whatever is no job, somebody waits for.
      const urgent = task.kind !== 'job';
      const refuse = (failure: Failure): void => {
        stopWaiting();
        reject(failure);
      };
      const waiting: Waiting = { organizationId, urgent, task, answer: resolve, refuse };
      const busy = (): void => {
        if (!this.#queue.remove(waiting)) return;
        this.ends.too_busy += 1;
        refuse(new Failure('too_busy', { retryAfterSeconds }));
      };
      const gone = (): void => {
        if (this.#queue.remove(waiting)) refuse(new Failure('unavailable'));
      };
      const timer = urgent ? setTimeout(busy, this.limits.waitMs) : undefined;
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      signal?.addEventListener('abort', gone);
      if (this.#closed) refuse(new Failure('unavailable', { retryAfterSeconds }));
      else if (this.#queue.add(waiting)) this.#start();
      else {
        this.ends.too_busy += 1;
        refuse(new Failure('too_busy', { retryAfterSeconds }));
      }
    });
  }

  counts(): ThreadCounts {
    const busy = [...this.#threads].filter((thread) => thread.busy).length;
    return { threads: this.#threads.size, busy, waiting: this.#queue.all().length };
  }

  /** What waits is refused, what runs is broken off: whoever closes has let it finish first. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.all()) {
      this.#queue.remove(waiting);
      waiting.refuse(new Failure('unavailable', { retryAfterSeconds }));
    }
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #start(): void {
    while (!this.#closed) {
      const thread = this.#freeThread();
      if (!thread) return;
      const next = this.#queue.next();
      if (!next) return;
      void this.#perform(thread(), next);
    }
  }

  /** One that has nothing to do, or one that could be started. */
  #freeThread(): (() => Thread) | null {
    const idle = [...this.#threads].find((thread) => thread.free);
    if (idle) return () => idle;
    return this.#threads.size < this.limits.threads ? () => this.#newThread() : null;
  }

  #newThread(): Thread {
    const { file, setup, log } = this.#input;
    // Lines come as they are to be written; a thread has its own logger of the same making.
    const destination = (log as unknown as Record<symbol, { write: (line: string) => void } | undefined>)[
      pino.symbols.streamSym
    ];
    const thread = new Thread({
      file,
      setup,
      memoryMb: this.limits.memoryMb,
      idleMs: this.limits.idleMs,
      onLog: (line) => destination?.write(line),
      onEnd: () => {
        this.#threads.delete(thread);
        this.#start();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  async #perform(thread: Thread, waiting: Waiting): Promise<void> {
    const { task, answer, refuse } = waiting;
    const limitMs = task.kind === 'job' ? jobTable[task.name].seconds * 1000 : this.limits.callMs;
    const started = performance.now();
    try {
      const outcome = await thread.perform(task, aheadOf(this.#input.now), limitMs);
      this.ends.done += 1;
      answer(outcome);
    } catch (error) {
      const reason = error instanceof Error && 'reason' in error ? (error.reason as EndOfThread) : 'died';
      const heavy = reason === 'time' || reason === 'memory';
      const { log } = this.#input;
      const seconds = Math.round((performance.now() - started) / 1000);
      const { organizationId } = waiting;
      log.error(
        { part: 'threads', task: nameOf(task), organizationId, reason, seconds, err: error },
        'thread ended',
      );
      this.ends[heavy ? 'too_heavy' : 'died'] += 1;
      refuse(heavy ? new Failure('too_heavy') : new Failure('unavailable', { retryAfterSeconds }));
    } finally {
      this.#queue.done(waiting);
      this.#start();
    }
  }
}
