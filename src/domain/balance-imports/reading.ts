/** What a cell turned out to hold: a value, nothing, or something that is not of its kind. */
export type Reading<Value> = Value | 'empty' | 'unreadable';

/** What people put into a cell that has nothing to say. */
const NOTHING = new Set([
  '',
  '-',
  '–',
  '—',
  '−',
  'n/a',
  'na',
  '#n/a',
  'neant',
  'aucun',
  'aucune',
  'none',
  'null',
]);

export function saysNothing(word: string): boolean {
  return NOTHING.has(word);
}
