import type { DayWords } from '#words/words.ts';
import { useWords } from './use-words.ts';

export function useDayFormats(): DayWords {
  return useWords().days;
}
