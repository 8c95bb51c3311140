import { plainWord } from '#domain/text/plain-word.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export type FoundPerson<Person> =
  | { readonly kind: 'found'; readonly person: Person }
  | { readonly kind: 'missing' | 'unknown' | 'ambiguous' };

const CIVILITIES = new Set(['m', 'mr', 'mme', 'mlle', 'mrs', 'ms', 'monsieur', 'madame', 'mademoiselle']);

/** Names are the same when they are made of the same words, in whatever order, case or accents. */
function nameKey(name: string): string {
  const words = plainWord(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !CIVILITIES.has(word));
  return words.sort().join(' ');
}

/** Finds people by « camille@exemple.fr », « DURAND Camille », or both at once; the address has the last word. */
export function personFinder<Person extends KnownPerson>(
  people: readonly Person[],
): (text: string) => FoundPerson<Person> {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  const byName = new Map<string, Person[]>();
  for (const person of people) {
    const key = nameKey(person.name);
    byName.set(key, [...(byName.get(key) ?? []), person]);
  }
  return (text) => {
    const email = /[^\s<>;,"']+@[^\s<>;,"']+/.exec(text)?.[0] ?? '';
    const byAddress = byEmail.get(email.toLowerCase());
    if (byAddress) return { kind: 'found', person: byAddress };
    const name = nameKey(text.replace(email, ''));
    if (name === '') return { kind: email === '' ? 'missing' : 'unknown' };
    const [first, second] = byName.get(name) ?? [];
    if (first === undefined) return { kind: 'unknown' };
    return second === undefined ? { kind: 'found', person: first } : { kind: 'ambiguous' };
  };
}
