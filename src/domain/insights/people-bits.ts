/** Some of a number of people, a bit for each: whether hundreds are among others is asked of a few numbers. */
export interface PeopleBits {
  readonly words: Uint32Array;
  readonly size: number;
}

const WORD = 32;

/** People by their places, of as many as there are. */
export function bitsOf(length: number, places: Iterable<number>): PeopleBits {
  const words = new Uint32Array(Math.ceil(length / WORD));
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
export function placesOf(bits: PeopleBits): number[] {
  const places: number[] = [];
  for (let place = 0; place < bits.words.length * WORD; place += 1) {
    if (hasBit(bits, place)) places.push(place);
  }
  return places;
}

export function bothOf(a: PeopleBits, b: PeopleBits): PeopleBits {
  const words = new Uint32Array(a.words.length);
  for (let place = 0; place < words.length; place += 1) {
    words[place] = (a.words[place] ?? 0) & (b.words[place] ?? 0);
  }
  return countedBits(words);
}

export function eitherOf(a: PeopleBits, b: PeopleBits): PeopleBits {
  const words = new Uint32Array(a.words.length);
  for (let place = 0; place < words.length; place += 1) {
    words[place] = (a.words[place] ?? 0) | (b.words[place] ?? 0);
  }
  return countedBits(words);
}

export function without(a: PeopleBits, b: PeopleBits): PeopleBits {
  const words = new Uint32Array(a.words.length);
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

export function countedBits(words: Uint32Array): PeopleBits {
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
