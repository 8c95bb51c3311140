import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import type { Language } from '#domain/text/language.ts';
import { auditWords } from '../languages/audit.ts';

export function auditSentence(action: AuditAction, language: Language): string {
  return auditWords[language][action];
}
