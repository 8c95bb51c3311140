/** Some of a number of people, a bit for each: whether hundreds are among others is asked of a few numbers. */
export interface PeopleBits {
  /** Plain numbers: a typed array of this size lies outside the heap, and thousands of them keep its collector busy. */
  readonly words: readonly number[];
  readonly size: number;
}

const WORD = 32;

/** People by their places, of as many as there are. */
export function bitsOf(length: number, places: Iterable<number>): PeopleBits {
  const words = noWords(Math.ceil(length / WORD));
  for (const place of places) {
    const at = place >>> 5;
    words[at] = (words[at] ?? 0) | (1 << (place & 31));
  }
  return countedBits(words);
}

export function hasBit({ words }: PeopleBits, place: number): boolean {
  return ((words[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
}

/** The places of those who are in, in their order. */
export function placesOf({ words }: PeopleBits): number[] {
  const places: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // The lowest bit that is set, until none is left.
    for (let left = words[at] ?? 0; left !== 0; left &= left - 1) {
      places.push(at * WORD + 31 - Math.clz32(left & -left));
    }
  }
  return places;
}

export function bothOf(a: PeopleBits, b: PeopleBits): PeopleBits {
  const words = noWords(a.words.length);
  for (let place = 0; place < words.length; place += 1) {
    words[place] = (a.words[place] ?? 0) & (b.words[place] ?? 0);
  }
  return countedBits(words);
}

export function eitherOf(a: PeopleBits, b: PeopleBits): PeopleBits {
  const words = noWords(a.words.length);
  for (let place = 0; place < words.length; place += 1) {
    words[place] = (a.words[place] ?? 0) | (b.words[place] ?? 0);
  }
  return countedBits(words);
}

export function unionOf(some: readonly PeopleBits[]): PeopleBits {
  const words = noWords(some[0]?.words.length ?? 0);
  for (const one of some) {
    for (let place = 0; place < words.length; place += 1) {
      words[place] = (words[place] ?? 0) | (one.words[place] ?? 0);
    }
  }
  return countedBits(words);
}

/** How many are in both. */
export function countBoth(a: PeopleBits, b: PeopleBits): number {
  let size = 0;
  for (let place = 0; place < a.words.length; place += 1) {
    size += ones((a.words[place] ?? 0) & (b.words[place] ?? 0));
  }
  return size;
}

export function without(a: PeopleBits, b: PeopleBits): PeopleBits {
  const words = noWords(a.words.length);
  for (let place = 0; place < words.length; place += 1) {
    words[place] = (a.words[place] ?? 0) & ~(b.words[place] ?? 0);
  }
  return countedBits(words);
}

export function isWithin(some: PeopleBits, all: PeopleBits): boolean {
  if (some.size > all.size) return false;
  for (let place = 0; place < some.words.length; place += 1) {
    if (((some.words[place] ?? 0) & ~(all.words[place] ?? 0)) !== 0) return false;
  }
  return true;
}

export function areApart(a: PeopleBits, b: PeopleBits): boolean {
  for (let place = 0; place < a.words.length; place += 1) {
    if (((a.words[place] ?? 0) & (b.words[place] ?? 0)) !== 0) return false;
  }
  return true;
}

export function noWords(length: number): number[] {
  return new Array<number>(length).fill(0);
}

export function countedBits(words: readonly number[]): PeopleBits {
  let size = 0;
  for (let place = 0; place < words.length; place += 1) size += ones(words[place] ?? 0);
  return { words, size };
}

/** How many bits are set: pairs, fours and bytes added up beside each other. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
