import type { EveryLanguage, Language } from '#domain/text/language.ts';
import { english } from './en/spoken.ts';
import { french } from './fr/spoken.ts';
import type { Words } from './words.ts';

/** What everyone says, public pages included: kept small. A language is a line. */
export const spoken: EveryLanguage<Words> = {
  fr: french,
  en: english,
};

export function wordsIn(language: Language): Words {
  return spoken[language];
}
