// Written by scripts/word-lists.mjs from the folders of src/words.
import type { EveryLanguage } from '#domain/text/language.ts';
import type { DirectoryWords } from '../catalogues/directories.ts';
import { directories as en } from '../en/directories.ts';
import { directories as fr } from '../fr/directories.ts';

export const directoryWords: EveryLanguage<DirectoryWords> = {
  en,
  fr,
};
