/** « Camille Durand-Le Goff » gives CG, « Nour » gives N: the first letters of the first and last words. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return '';
  const letters = words.length === 1 ? [first] : [first, last];
  return letters.map((word) => ([...word][0] ?? '').toUpperCase()).join('');
}

/** The same name always takes the same place in a palette of `count` colours. */
export function paletteIndexOf(name: string, count: number): number {
  let hash = 0;
  for (const character of name.normalize('NFC')) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
