import type { Services } from './services.ts';

/** How long lines are held before they are written, all of them in one statement. */
const settleMs = 1_000;

/** Beyond what limits let through in a second; with a database that is away, memory must not fill up. */
const mostHeld = 20_000;
const mostAtOnce = 2_000;

interface JournalKind<Line> {
  readonly write: (lines: readonly Line[]) => Promise<void>;
  /** For the log: what is not written yet, or was lost. */
  readonly of: string;
}

/** What is written beside answers, within a second: none waits for it. What had to be given up is told in the log. */
export class BesideJournal<Line> {
  readonly #log: Services['log'];
  readonly #kind: JournalKind<Line>;
  #held: Line[] = [];
  #lost = 0;
  #timer: NodeJS.Timeout | null = null;
  #settling: Promise<void> = Promise.resolve();

  constructor({ log }: Pick<Services, 'log'>, kind: JournalKind<Line>) {
    this.#log = log;
    this.#kind = kind;
  }

  note(line: Line): void {
    if (this.#held.length >= mostHeld) this.#lost += 1;
    else this.#held.push(line);
    this.#timer ??= setTimeout(() => this.#settle(), settleMs).unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#settle();
    await this.#settling;
    this.#lost += this.#held.length;
    this.#held = [];
    this.#tellLost();
  }

  #settle(): void {
    this.#timer = null;
    this.#settling = this.#settling.then(() => this.#write());
  }

  async #write(): Promise<void> {
    while (this.#held.length > 0) {
      const lines = this.#held.slice(0, mostAtOnce);
      try {
        await this.#kind.write(lines);
        this.#held = this.#held.slice(lines.length);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        this.#log.warn({ of: this.#kind.of, reason }, 'not noted yet');
        this.#timer ??= setTimeout(() => this.#settle(), settleMs).unref();
        return;
      }
    }
    this.#tellLost();
  }

  #tellLost(): void {
    if (this.#lost > 0) this.#log.error({ of: this.#kind.of, lines: this.#lost }, 'never noted');
    this.#lost = 0;
  }
}
