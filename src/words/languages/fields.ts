// Written by scripts/word-lists.mjs from the folders of src/words.
import type { EveryLanguage } from '#domain/text/language.ts';
import type { FieldWords } from '../catalogues/fields.ts';
import { fields as en } from '../en/fields.ts';
import { fields as fr } from '../fr/fields.ts';

export const fieldWords: EveryLanguage<FieldWords> = {
  en,
  fr,
};
