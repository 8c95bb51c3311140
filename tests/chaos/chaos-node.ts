import type { ChildProcess } from 'node:child_process';
import { type RelacheProcess, type StartCommand, startProcess } from '#tests/support/relache-process.ts';

/** Without looking at sources and builds, which takes longer than to start. */
const serve: StartCommand = [process.execPath, 'scripts/serve.mjs'];

/** One server that comes up again whatever is done to it, as a supervisor would have it. */
export class ChaosNode {
  #child: ChildProcess | null = null;
  #process: RelacheProcess | null = null;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();
  /** Starts that ended by themselves, with what they said. */
  readonly falls: string[] = [];
  /** Days that the clock of the next start is ahead. */
  daysAhead = 0;

  constructor(
    readonly name: string,
    private readonly directory: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  run(): void {
    this.#isOver = false;
    this.#running = this.#keepRunning();
  }

  /** Null while it is down or on its way up. */
  get ready(): RelacheProcess | null {
    return this.#process;
  }

  /** Whether there was a process to hear it. */
  signal(signal: NodeJS.Signals): boolean {
    return this.#child?.kill(signal) ?? false;
  }

  /** Ends it for good: the exit code, or null when it was not up. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#isOver = true;
    const process = this.#process;
    this.signal('SIGCONT');
    this.signal(signal);
    const code = process ? await process.exited : null;
    await this.#running;
    return code;
  }

  async #keepRunning(): Promise<void> {
    while (!this.#isOver) {
      let child: ChildProcess | null = null;
      const env = { ...this.env, TODAY_OFFSET_DAYS: String(this.daysAhead) };
      try {
        const started = await startProcess(this.directory, env, serve, (spawned) => {
          child = spawned;
          this.#child = spawned;
        });
        this.#process = started;
        await started.exited;
        if (!this.#isOver && !wasKilled(child)) this.falls.push(started.output());
      } catch (error) {
        if (!this.#isOver && !wasKilled(child)) this.falls.push(String(error));
      }
      this.#process = null;
      this.#child = null;
    }
  }
}

function wasKilled(child: ChildProcess | null): boolean {
  return child?.signalCode === 'SIGKILL';
}
