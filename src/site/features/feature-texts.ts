import { monthlyPriceCents } from '#domain/billing/price.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import en from './features.en.json';
import fr from './features.fr.json';

type Texts = typeof fr;

/** What the product does, and how it is sold, in the words of each language. */
export const featureTexts: Readonly<Record<Language, Texts>> = {
  fr: priced(fr, 'fr'),
  en: priced(en, 'en'),
};

/** The price is written in one place (E1): sentences leave room for it. */
function priced(texts: Texts, language: Language): Texts {
  const amounts: Readonly<Record<string, string>> = {
    '{{price}}': wordsIn(language).money.euros(monthlyPriceCents(1)),
    '{{tenSeats}}': wordsIn(language).money.euros(monthlyPriceCents(10)),
  };
  const written = JSON.stringify(texts).replaceAll(
    /\{\{(price|tenSeats)\}\}/g,
    (room) => amounts[room] ?? room,
  );
  return JSON.parse(written) as Texts;
}
