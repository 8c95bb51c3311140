import { plainWord } from './plain-word.ts';

/** « Société d’essai » as a file or an address is called: `societe-d-essai`, letters that every system takes. */
export function plainName(text: string, longest = 60): string {
  return plainWord(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}
