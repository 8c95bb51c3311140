import { Worker } from 'node:worker_threads';
import { type GivenReadingPlaces, readingPlaces } from '#server/pdf/reading-places.ts';
import type { FromThread, Task, TaskOutcome, ThreadSetup, ToThread } from './task.ts';

export type EndOfThread = 'time' | 'memory' | 'died';

/** A thread that ended before its task did. */
export class ThreadEnded extends Error {
  constructor(
    readonly reason: EndOfThread,
    options?: ErrorOptions,
  ) {
    super(`a thread ended: ${reason}`, options);
    this.name = 'ThreadEnded';
  }
}

export interface ThreadInput {
  readonly file: string | URL;
  readonly setup: ThreadSetup;
  readonly memoryMb: number;
  readonly idleMs: number;
  readonly onLog: (line: string) => void;
  readonly onEnd: () => void;
}

interface Running {
  readonly resolve: (outcome: TaskOutcome) => void;
  readonly reject: (error: ThreadEnded) => void;
}

/** How long a thread may take to close its connections once it was asked to end. */
const goodbyeMs = 2_000;
const longestStartMs = 60_000;

/** One thread from its start to its end; it does one task at a time. */
export class Thread {
  readonly #input: ThreadInput;
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #running: Running | null = null;
  #ending: EndOfThread | 'asked' | null = null;
  #cause: unknown;
  #timer: NodeJS.Timeout | undefined;
  /** How long the task at hand may take. */
  #limitMs = 0;
  #ready = false;

  constructor(input: ThreadInput) {
    this.#input = input;
    const { file, setup, memoryMb } = input;
    this.#worker = new Worker(file, {
      workerData: { ...setup, readingPlaces: readingPlaces.memory } satisfies ThreadSetup &
        GivenReadingPlaces,
      name: 'relache-compute',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
      // Whatever loads the main thread, such as a compiler while developing, is not for what is built.
      execArgv: [],
    });
    const { threadId } = this.#worker;
    this.#worker.on('exit', () => readingPlaces.freeAllOf(threadId));
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
    this.#worker.on('error', (error: Error) => {
      this.#cause = error;
      this.#ending ??= 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'died';
    });
    this.#ended = new Promise((resolve) => this.#worker.on('exit', () => resolve(this.#end())));
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  get free(): boolean {
    return this.#running === null && this.#ending === null;
  }

  perform(task: Task, aheadMs: number, limitMs: number): Promise<TaskOutcome> {
    return new Promise((resolve, reject) => {
      this.#running = { resolve, reject };
      this.#limitMs = limitMs;
      // Its start is not the task's doing.
      if (this.#ready) this.#limit();
      else this.#after(longestStartMs, () => this.#stop('died'));
      try {
        this.#tell({ kind: 'do', task, aheadMs });
      } catch (error) {
        // What cannot be handed over is a mistake of ours, and no reason to keep a thread waiting.
        this.#running = null;
        reject(error);
      }
    });
  }

  /** Asks it to close its connections and go; one that is at work is broken off. */
  async end(): Promise<void> {
    if (this.#running) this.#stop('died');
    else if (this.#ending === null) {
      this.#ending = 'asked';
      this.#tell({ kind: 'end' });
      this.#after(goodbyeMs, () => void this.#worker.terminate());
    }
    await this.#ended;
  }

  #limit(): void {
    this.#after(this.#limitMs, () => this.#stop('time'));
  }

  #stop(reason: EndOfThread): void {
    this.#ending ??= reason;
    void this.#worker.terminate();
  }

  #hear(message: FromThread): void {
    if (message.kind === 'log') {
      this.#input.onLog(message.line);
      return;
    }
    if (message.kind === 'ready') {
      this.#ready = true;
      if (this.#running) this.#limit();
      return;
    }
    const running = this.#running;
    this.#running = null;
    this.#after(this.#input.idleMs, () => void this.end());
    running?.resolve(message.outcome);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const running = this.#running;
    const reason = this.#ending === null || this.#ending === 'asked' ? 'died' : this.#ending;
    this.#ending ??= 'died';
    this.#running = null;
    this.#input.onEnd();
    running?.reject(new ThreadEnded(reason, { cause: this.#cause }));
  }

  #after(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }
}
