import type { EveryLanguage, Language } from '#domain/text/language.ts';
import type { MailWords } from './catalogues/mails/mails.ts';
import type { Written } from './catalogues/written.ts';
import { english } from './en/written.ts';
import { french } from './fr/written.ts';

/** A language is a line. */
export const written: EveryLanguage<Written> = {
  fr: french,
  en: english,
};

export function writtenIn(language: Language): Written {
  return written[language];
}

export function mailsIn(language: Language): MailWords {
  return written[language].mails;
}
