import type { Words } from '#words/words.ts';
import { useWords } from './use-words.ts';

function formatsOf({ figures, money, lists, instants, names }: Words) {
  return {
    ...figures,
    ...money,
    /** « 8 h », “8:00”: an hour of the clock, 0 to 23. */
    hour: instants.hour,
    /** « Atelier, Bureau et Voilerie » */
    list: lists.all,
    /** « Alix ou Nina » */
    oneOf: lists.oneOf,
    /** « d’Anne », « de Paul » */
    of: names.of,
  };
}

const known = new Map<Words, ReturnType<typeof formatsOf>>();

/** The same for the same language, so that they can stand among the dependencies of an effect. */
export function useFormats() {
  const words = useWords();
  const formats = known.get(words) ?? formatsOf(words);
  known.set(words, formats);
  return formats;
}
