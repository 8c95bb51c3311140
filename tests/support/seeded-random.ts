export interface Random {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** Another source that goes its own way, from this one's seed. */
  readonly branch: () => Random;
}

/** The same numbers for the same seed (mulberry32), so that what chance found can be looked for again. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const picked = choices[below(choices.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    branch: () => seededRandom(below(2 ** 32)),
  };
}
