/** « helene » finds « Hélène »: accents and case are for reading, not for searching. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** True when every word of the search is somewhere in one of the texts. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const haystack = folded(texts.join(' '));
  return folded(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => haystack.includes(word));
}
