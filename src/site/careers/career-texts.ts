import type { Language } from '#domain/text/language.ts';
import en from './offers.en.json';
import fr from './offers.fr.json';

/** The operator's own offers; `sample` says that these are examples to replace. */
export const careerTexts: Readonly<Record<Language, typeof fr>> = { fr, en };
