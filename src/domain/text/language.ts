/** The languages that are spoken here. `src/words` has a folder for each, or it does not compile. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';

/** What is told in every language. */
export type EveryLanguage<Told = string> = Readonly<Record<Language, Told>>;

/** What is told in each, one after the other. */
export function eachLanguage<Told>(tell: (language: Language) => Told): EveryLanguage<Told> {
  const told = languages.map((language) => [language, tell(language)]);
  return Object.fromEntries(told) as EveryLanguage<Told>;
}
