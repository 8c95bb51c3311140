import { threadId } from 'node:worker_threads';

const nobody = 0;

/** A few places that all threads of the process share, by memory that they share. */
export class SharedPlaces {
  readonly memory: SharedArrayBuffer;
  readonly #owners: Int32Array;

  constructor(places: number | SharedArrayBuffer) {
    this.memory =
      typeof places === 'number' ? new SharedArrayBuffer(places * Int32Array.BYTES_PER_ELEMENT) : places;
    this.#owners = new Int32Array(this.memory);
  }

  /** What gives the place back; null when there is none. */
  take(thread = threadId): (() => void) | null {
    const owner = ownerOf(thread);
    for (let place = 0; place < this.#owners.length; place += 1)
      if (Atomics.compareExchange(this.#owners, place, nobody, owner) === nobody)
        return () => void Atomics.compareExchange(this.#owners, place, owner, nobody);
    return null;
  }

  /** Whoever was ended gives nothing back. */
  freeAllOf(thread: number): void {
    for (let place = 0; place < this.#owners.length; place += 1)
      Atomics.compareExchange(this.#owners, place, ownerOf(thread), nobody);
  }
}

/** The main thread is number 0. */
const ownerOf = (thread: number): number => thread + 1;
