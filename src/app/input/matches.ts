import { withoutAccents } from '#domain/text/without-accents.ts';

/** « helene » finds « Hélène »: accents and case are for reading, not for searching. */
function folded(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/** True when every word of the search is somewhere in one of the texts. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const haystack = folded(texts.join(' '));
  return folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => haystack.includes(word));
}
