import { useTranslation } from 'react-i18next';
import { wordsIn } from '#words/spoken.ts';
import type { Words } from '#words/words.ts';
import { toLanguage } from './language.ts';

/** How the reader's language writes days, periods, figures, lists and names. */
export function useWords(): Words {
  return wordsIn(toLanguage(useTranslation().i18n.language));
}
