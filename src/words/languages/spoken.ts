// Written by scripts/word-lists.mjs from the folders of src/words.
import type { EveryLanguage } from '#domain/text/language.ts';
import { spoken as en } from '../en/spoken.ts';
import { spoken as fr } from '../fr/spoken.ts';
import type { Words } from '../words.ts';

export const spoken: EveryLanguage<Words> = {
  en,
  fr,
};
