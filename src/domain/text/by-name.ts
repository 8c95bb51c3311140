import { defaultLanguage } from './language.ts';

/** The order of names: one for everybody, whatever language they read. */
export function byName(a: string, b: string): number {
  return a.localeCompare(b, defaultLanguage);
}
