import type { Language } from '#domain/text/language.ts';
import type { Written } from './catalogues/written.ts';
import type { MailWords } from './fr/mails/mails.ts';
import { written } from './languages/written.ts';

export function writtenIn(language: Language): Written {
  return written[language];
}

export function mailsIn(language: Language): MailWords {
  return written[language].mails;
}
