// Written by scripts/word-lists.mjs from the folders of src/words.
import type { EveryLanguage } from '#domain/text/language.ts';
import type { ProofWords } from '../catalogues/proof.ts';
import { proof as en } from '../en/proof.ts';
import { proof as fr } from '../fr/proof.ts';

export const proofWords: EveryLanguage<ProofWords> = {
  en,
  fr,
};
