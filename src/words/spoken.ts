import type { Language } from '#domain/text/language.ts';
import { spoken } from './languages/spoken.ts';
import type { Words } from './words.ts';

/** What everyone says, public pages included: kept small. */
export function wordsIn(language: Language): Words {
  return spoken[language];
}
