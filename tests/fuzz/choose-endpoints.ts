import { allEndpoints, type NamedEndpoint } from '#tests/support/contract-inputs.ts';

/** An endpoint with its place in the contract, which its calls are made from: they are the same in every choice. */
export interface Chosen {
  readonly place: number;
  readonly named: NamedEndpoint;
}

export interface Choice {
  /** Names that start so. */
  readonly only?: string;
  /** `10..40`: from the tenth to the fortieth of the contract. */
  readonly endpoints?: string | undefined;
  /** `2/5`: the second of five parts, which together are the whole. */
  readonly slice?: string | undefined;
}

export function chooseEndpoints({ only = '', endpoints, slice }: Choice = {}): Chosen[] {
  const [first, last] = endpoints ? readPair(endpoints, /^(\d+)\.\.(\d+)$/) : [1, allEndpoints.length];
  const [part, parts] = slice ? readPair(slice, /^(\d+)\/(\d+)$/) : [1, 1];
  if (part > parts) throw new Error(`There is no part ${part} of ${parts}.`);
  const inRange = allEndpoints
    .map((named, place) => ({ place, named }))
    .filter(({ place, named }) => place + 1 >= first && place < last && named.name.startsWith(only));
  // One after the other, so that every part has something of every feature, heavy ones and light ones.
  return inRange.filter((_, index) => index % parts === part - 1);
}

function readPair(text: string, shape: RegExp): [number, number] {
  const [, one, other] = shape.exec(text) ?? [];
  if (!one || !other || Number(one) < 1) throw new Error(`« ${text} » is not understood.`);
  return [Number(one), Number(other)];
}
