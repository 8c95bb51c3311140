/** Spaces that a reader of HTML would not see twice; a no-break space is none of them. */
const word = /[^ \t\r\n\f\u200b]+/g;
const space = /[ \t\r\n\f\u200b]/;

/** A block of plain text while it is written: words run on in its last line, blocks within it stand apart. */
export class TextBlock {
  /** Lines that part it from what is before it, and from what comes after. */
  before: number;
  after = 0;
  #done = '';
  #line = '';
  #spaceDue = false;

  constructor(
    before: number,
    readonly kind: 'words' | 'preserved' | 'item' = 'words',
  ) {
    this.before = before;
  }

  get text(): string {
    return this.#done + this.#line;
  }

  addWords(text: string, say: (word: string) => string): void {
    if (this.kind === 'preserved') {
      this.#line += text;
      return;
    }
    const words = text.match(word);
    if (!words) {
      if (text !== '' && this.after === 0) this.#spaceDue = true;
      return;
    }
    this.#line += '\n'.repeat(this.after);
    this.after = 0;
    const apart = this.#spaceDue || space.test(text.charAt(0));
    words.forEach((one, place) => {
      const isFirst = this.#line === '' || this.#line.endsWith('\n');
      this.#line += (isFirst || (place === 0 && !apart) ? '' : ' ') + say(one);
    });
    this.#spaceDue = space.test(text.charAt(text.length - 1));
  }

  breakLine(): void {
    this.#line += '\n';
  }

  addBlock(text: string, before: number, after: number): void {
    const lines = Math.max(this.after, before);
    const sofar = this.text;
    this.#line = '';
    if (sofar === '') {
      this.#done = text;
      this.before = lines;
    } else {
      this.#done = sofar + '\n'.repeat(lines) + text;
    }
    this.after = after;
  }
}
