// Written by scripts/word-lists.mjs from the folders of src/words.
import type { EveryLanguage } from '#domain/text/language.ts';
import type { Written } from '../catalogues/written.ts';
import { written as en } from '../en/written.ts';
import { written as fr } from '../fr/written.ts';

export const written: EveryLanguage<Written> = {
  en,
  fr,
};
