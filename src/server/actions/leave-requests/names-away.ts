import { colleagueNames } from '#words/sentences/colleague-names.ts';
import type { Words } from '#words/words.ts';
import type { Conflicts } from './find-conflicts.ts';

/** Who else is away, by name, for a message of a few lines; null where nobody is. */
export function namesAway({ told, more }: Conflicts, words: Words): string | null {
  return colleagueNames(
    told.map(({ userId, employeeName }) => ({ id: userId, name: employeeName })),
    more,
    words,
  );
}
