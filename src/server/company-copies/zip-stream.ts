import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What is taken from the archive at once: enough to be worth a round trip, little enough to be forgotten soon. */
const handful = 1024 * 1024;

/** The oldest moment that an archive can tell: the same rows make the same bytes whenever they are packed. */
const noMoment = new Date(1980, 0, 1);

export interface ZipEntry {
  readonly write: (text: string) => Promise<void>;
  /** The sum of what was written, once it is all there. */
  readonly end: () => Promise<string>;
}

/** An archive that leaves in handfuls while it is being made: nobody ever holds the whole of it. */
export class ZipStream {
  readonly #send: (bytes: Buffer) => Promise<void>;
  readonly #zip: Zip;
  #waiting: Uint8Array[] = [];
  #size = 0;
  #failure: Error | null = null;

  constructor(send: (bytes: Buffer) => Promise<void>) {
    this.#send = send;
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#failure = error;
      else this.#waiting.push(chunk);
    });
  }

  /** One at a time: the next begins when this one has ended. */
  text(name: string): ZipEntry {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = noMoment;
    this.#zip.add(entry);
    const hash = createHash('sha256');
    return {
      write: async (text) => {
        const bytes = Buffer.from(text, 'utf8');
        hash.update(bytes);
        entry.push(bytes);
        await this.#flush(handful);
      },
      end: async () => {
        entry.push(new Uint8Array(0), true);
        await this.#flush(handful);
        return hash.digest('hex');
      },
    };
  }

  /** Packed already: packing once more costs time and gains nothing. */
  async file(name: string, bytes: Buffer): Promise<string> {
    const entry = new ZipPassThrough(name);
    entry.mtime = noMoment;
    this.#zip.add(entry);
    entry.push(bytes, true);
    await this.#flush(handful);
    return createHash('sha256').update(bytes).digest('hex');
  }

  /** How many bytes it is. */
  async end(): Promise<number> {
    this.#zip.end();
    await this.#flush(1);
    return this.#size;
  }

  async #flush(least: number): Promise<void> {
    if (this.#failure) throw this.#failure;
    const length = this.#waiting.reduce((sum, chunk) => sum + chunk.length, 0);
    if (length < least) return;
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#size += bytes.length;
    await this.#send(bytes);
  }
}
