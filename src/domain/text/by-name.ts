import { defaultLanguage } from './language.ts';

let collator: Intl.Collator | null = null;

/** The order of names: one for everybody, whatever language they read. « Équipe 2 » stands before « Équipe 10 ». */
export function byName(a: string, b: string): number {
  collator ??= new Intl.Collator(defaultLanguage, { numeric: true });
  return collator.compare(a, b);
}
