import { withoutAccents } from '#domain/text/without-accents.ts';
import type { SearchEntry } from './search-entries.ts';

export interface Found {
  readonly entry: SearchEntry;
  /** Where the words speak of what was searched for, with a little around it. */
  readonly excerpt: string;
}

const MOST = 8;
const BEFORE = 40;
const EXCERPT = 150;

/** « congé » and « conge » are the same to whoever searches. Every letter stays in its place, but for ligatures. */
export function folded(text: string): string {
  return withoutAccents(text).replaceAll('’', "'").toLowerCase();
}

/** The places that hold every word of the search: those that name it first, then those that only speak of it. */
export function findEntries(entries: readonly SearchEntry[], search: string): Found[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return entries
    .map((entry, place) => ({ entry, place, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MOST)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.words, words) }));
}

/** A word of the heading is worth more than one of the text, and the beginning of a word more than its middle. */
function scoreOf({ title, words: text }: SearchEntry, words: readonly string[]): number {
  const [heading, body] = [folded(title), folded(text)];
  let score = 0;
  for (const word of words) {
    const worth = 4 * worthIn(heading, word) + worthIn(body, word);
    if (worth === 0) return 0;
    score += worth;
  }
  return score;
}

function worthIn(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  return startsWord(text, word) ? 3 : 1;
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= EXCERPT) return text;
  const haystack = folded(text);
  const places = words.map((word) => haystack.indexOf(word)).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = text.lastIndexOf(' ', start + EXCERPT);
  const cut = start + EXCERPT >= text.length ? text.slice(start) : `${text.slice(start, end)}…`;
  return start === 0 ? cut : `…${cut}`;
}

function wordsOf(search: string): string[] {
  return folded(search)
    .split(/[\s,;.!?«»"]+/)
    .filter(Boolean);
}

interface MarkedPart {
  readonly part: string;
  readonly at: number;
  readonly isFound: boolean;
}

/** The text cut where a word of the search begins and ends. */
export function markedParts(text: string, search: string): MarkedPart[] {
  const haystack = folded(text);
  const words = wordsOf(search);
  // Only where folding kept every letter in its place can a place in the one be a place in the other.
  if (words.length === 0 || haystack.length !== text.length) return [{ part: text, at: 0, isFound: false }];
  const parts: MarkedPart[] = [];
  let done = 0;
  while (done < text.length) {
    const next = words
      .map((word) => ({ word, at: haystack.indexOf(word, done) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
    const from = next?.at ?? text.length;
    if (from > done) parts.push({ part: text.slice(done, from), at: done, isFound: false });
    if (!next) break;
    done = from + next.word.length;
    parts.push({ part: text.slice(from, done), at: from, isFound: true });
  }
  return parts;
}
