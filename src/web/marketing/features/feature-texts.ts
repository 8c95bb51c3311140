import type { Language } from '#contract/language.ts';
import en from './features.en.json';
import fr from './features.fr.json';

/** What the product does, and how it is sold, in the words of each language. */
export const featureTexts: Readonly<Record<Language, typeof fr>> = { fr, en };
