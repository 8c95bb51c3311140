import { AsyncLocalStorage } from 'node:async_hooks';

const writing = new AsyncLocalStorage<boolean>();

/** Whether what `work` does is a request that writes: such wait for the locks of their organisation. */
export function asRequest<T>(writes: boolean, work: () => T): T {
  return writing.run(writes, work);
}

export const isWriting = (): boolean => writing.getStore() === true;

/** Too many of one organisation wait already: to be tried again, like whatever the database cannot do now. */
export class OrganizationBusy extends Error {
  override readonly name = 'OrganizationBusy';
  constructor() {
    super('too much of one organisation waits');
  }
}

interface Line {
  taken: number;
  readonly waiting: Set<() => void>;
}

/**
 * However much of one organisation waits, behind its own long work say, it waits with a few connections. All that comes
 * after stands in line here, first come, first served, and is refused when it waited as long as for a connection.
 */
export class OrganizationTurns {
  readonly #lines = new Map<string, Line>();

  constructor(
    private readonly atOnce: number,
    private readonly patienceMs: number,
  ) {}

  async take(organizationId: string): Promise<void> {
    const line = this.#lines.get(organizationId) ?? { taken: 0, waiting: new Set() };
    this.#lines.set(organizationId, line);
    if (line.taken < this.atOnce) {
      line.taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.delete(go);
        reject(new OrganizationBusy());
      }, this.patienceMs);
      line.waiting.add(go);
    });
  }

  /** The turn goes to who waits longest. */
  giveBack(organizationId: string): void {
    const line = this.#lines.get(organizationId);
    if (!line) return;
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next();
      return;
    }
    line.taken -= 1;
    if (line.taken === 0) this.#lines.delete(organizationId);
  }

  waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
  }
}
