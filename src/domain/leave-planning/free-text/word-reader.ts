import { Unclear } from './refusal.ts';

/** Words one after the other. What leads nowhere is put back; the furthest word reached is the one to complain of. */
export class WordReader {
  private readonly words: readonly string[];
  private at = 0;
  private furthest = 0;

  constructor(words: readonly string[]) {
    this.words = words;
  }

  get isAtEnd(): boolean {
    return this.at >= this.words.length;
  }

  peek(ahead = 0): string | undefined {
    return this.words[this.at + ahead];
  }

  skip(): void {
    this.at += 1;
    this.furthest = Math.max(this.furthest, this.at);
  }

  /** The next word, if it is one of these. */
  accept(...wanted: readonly string[]): boolean {
    const word = this.peek();
    if (word === undefined || !wanted.includes(word)) return false;
    this.skip();
    return true;
  }

  /** As many of these as there are. */
  skipAll(...wanted: readonly string[]): void {
    while (this.accept(...wanted));
  }

  lookUp<Value>(table: ReadonlyMap<string, Value>): Value | null {
    const found = table.get(this.peek() ?? '');
    if (found === undefined) return null;
    this.skip();
    return found;
  }

  /** A number in figures, with or without its ending; null for a date and for everything else. */
  number(highest: number): number | null {
    const found = /^(\d+)(er|ere|e|eme|ieme|st|nd|rd|th)?$/.exec(this.peek() ?? '');
    const value = Number(found?.[1]);
    if (!found || value > highest) return null;
    this.skip();
    return value;
  }

  /** Reads something, or goes back to where it was. */
  attempt<Value>(read: () => Value | null): Value | null {
    const before = this.at;
    const found = read();
    if (found === null) this.at = before;
    return found;
  }

  /** The same, as long as nothing is left afterwards. */
  whole<Value>(read: () => Value | null): Value | null {
    return this.attempt(() => {
      const found = read();
      return this.isAtEnd ? found : null;
    });
  }

  complain(): never {
    const word = this.words[this.furthest] ?? this.words.at(-1) ?? '';
    throw new Unclear(this.furthest >= this.words.length ? { kind: 'end-missing' } : { kind: 'word', word });
  }
}
