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

interface Bounds {
  /** So many of one organisation at once. */
  readonly atOnce: number;
  /** Beyond the one that each has, so many of all organisations together. */
  readonly beyondFirst: number;
  readonly patienceMs: number;
}

/**
 * However much of one organisation waits, behind its own long work say, it waits with a few connections; and several that
 * wait so have few more than one each. All that comes after stands in line here, first come, first served, and is
 * refused when it waited as long as for a connection.
 */
export class OrganizationTurns {
  readonly #lines = new Map<string, Line>();
  #beyondFirst = 0;

  constructor(private readonly bounds: Bounds) {}

  async take(organizationId: string): Promise<void> {
    const line = this.#lines.get(organizationId);
    if (!line) {
      this.#lines.set(organizationId, { taken: 1, waiting: new Set() });
      return;
    }
    if (this.#hasOneMore(line)) {
      line.taken += 1;
      this.#beyondFirst += 1;
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
      }, this.bounds.patienceMs);
      line.waiting.add(go);
    });
  }

  /** The turn goes to who waits longest in the same line; where nobody does, to a line that may have one more. */
  giveBack(organizationId: string): void {
    const line = this.#lines.get(organizationId);
    if (!line || letFirstGo(line)) return;
    line.taken -= 1;
    if (line.taken === 0) {
      this.#lines.delete(organizationId);
      return;
    }
    this.#beyondFirst -= 1;
    const other = [...this.#lines.values()].find((one) => one.waiting.size > 0 && this.#hasOneMore(one));
    if (!other) return;
    other.taken += 1;
    this.#beyondFirst += 1;
    letFirstGo(other);
  }

  waiting(): number {
    return [...this.#lines.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  #hasOneMore({ taken }: Line): boolean {
    return taken < this.bounds.atOnce && this.#beyondFirst < this.bounds.beyondFirst;
  }
}

function letFirstGo({ waiting }: Line): boolean {
  const [next] = waiting;
  if (!next) return false;
  waiting.delete(next);
  next();
  return true;
}
