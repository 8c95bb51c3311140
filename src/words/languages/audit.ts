// Written by scripts/word-lists.mjs from the folders of src/words.
import type { EveryLanguage } from '#domain/text/language.ts';
import type { AuditWords } from '../catalogues/audit.ts';
import { audit as en } from '../en/audit.ts';
import { audit as fr } from '../fr/audit.ts';

export const auditWords: EveryLanguage<AuditWords> = {
  en,
  fr,
};
