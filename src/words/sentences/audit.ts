import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { EveryLanguage, Language } from '#domain/text/language.ts';
import type { AuditWords } from '../catalogues/audit.ts';
import { audit as english } from '../en/audit.ts';
import { audit as french } from '../fr/audit.ts';

/** Apart from what the server alone writes: the page of the log offers them all to choose from. */
export const auditWords: EveryLanguage<AuditWords> = {
  fr: french,
  en: english,
};

export function auditSentence(action: AuditAction, language: Language): string {
  return auditWords[language][action];
}
